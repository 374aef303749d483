import { officeImports as words } from '@milgo/messages/en/office-imports'
import { fill } from '@milgo/messages/fill'
import type { RowReason } from './read-record.ts'

/** Why a row is refused. */
export type Problem = { readonly row: number; readonly reasons: readonly RowReason[] }

/** The most problems that are listed. The count includes all. */
const mostShown = 50

/** Collects problems in constant memory: the first ones in full, and the count of all. */
export class Problems {
  readonly #first: Problem[] = []
  #count = 0

  add(problem: Problem): void {
    this.#count += 1
    if (this.#first.length < mostShown) this.#first.push(problem)
  }

  /** Adds problems that the database found: `count` in all, of which `first` are the first. */
  addFound(found: { readonly first: readonly Problem[]; readonly count: number }): void {
    for (const problem of found.first) this.add(problem)
    this.#count += found.count - found.first.length
  }

  get count(): number {
    return this.#count
  }

  /** The first problems, in the order of the file. */
  get first(): readonly Problem[] {
    return this.#first.toSorted((one, other) => one.row - other.row)
  }

  /** The problems as the command prints them. */
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

/** The result of an import. */
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
