import { officeImports as words } from '@milgo/messages/en/office-imports'
import { fill } from '@milgo/messages/fill'
import type { RowReason } from './read-record.ts'

/** Why a row cannot be taken. */
export type Problem = { readonly row: number; readonly reasons: readonly RowReason[] }

/** More would scroll past; the count says how many there are. */
const mostShown = 50

/** Gathers problems in constant memory: the first ones in full, all of them by number. */
export class Problems {
  readonly #first: Problem[] = []
  #count = 0

  add(problem: Problem): void {
    this.#count += 1
    if (this.#first.length < mostShown) this.#first.push(problem)
  }

  /** For what the database found: `count` in all, of which these are the first. */
  addFound(found: { readonly first: readonly Problem[]; readonly count: number }): void {
    for (const problem of found.first) this.add(problem)
    this.#count += found.count - found.first.length
  }

  get count(): number {
    return this.#count
  }

  /** The first ones, in the order of the file. */
  get first(): readonly Problem[] {
    return this.#first.toSorted((one, other) => one.row - other.row)
  }

  /** As the command prints them. */
  lines(): string[] {
    const rest = this.#count - this.#first.length
    return [
      ...this.first.map(({ row, reasons }) =>
        fill(words.row, {
          row,
          reasons: reasons.map(({ code, params }) => fill(words.rows[code], params)).join('; '),
        }),
      ),
      ...(rest > 0 ? [fill(words.more, { count: counted(rest) })] : []),
    ]
  }
}

/** What an import came to. */
export type Outcome = {
  readonly read: number
  readonly added: number
  readonly changed: number
}

export const outcomeLine = (
  dictionary: string,
  { read, added, changed }: Outcome,
  isDryRun: boolean,
): string => {
  const total = `${dictionary}: ${counted(read)} ${read === 1 ? 'row' : 'rows'} read`
  return isDryRun
    ? `${total}; ${counted(added)} would be added, ${counted(changed)} changed. A dry run: nothing was changed.`
    : `${total}; ${counted(added)} added, ${counted(changed)} changed.`
}

export const counted = (count: number): string => count.toLocaleString('en-US')
