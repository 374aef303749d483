import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** What the builder of typed queries has no words for: a statement that says one of these needs no other reason. */
const beyondTheBuilder =
  /filter \(where|distinct on|group by|having|unnest|recordset|json|array_agg|#>|->|case when|interval|date_trunc|at time zone|extract\(|starts_with|_lock\(/i

const statement = /^\s*(select|insert|update|delete)\b/i
const table = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_.]+|\$\{[^}]*\}|\()/gi
/** Words behind `for update` and `on conflict do update`. */
const noTable = new Set(['of', 'set', 'skip', 'nowait'])

/** The end of a template whose first character is at `start`, templates inside of it passed over. */
const endOf = (text: string, start: number): number => {
  let at = start
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 2
    else if (text.startsWith('${', at)) at = endOfValue(text, at + 2)
    else at += 1
  }
  return at
}

const endOfValue = (text: string, start: number): number => {
  let depth = 1
  let at = start
  while (at < text.length && depth > 0) {
    if (text[at] === '`') at = endOf(text, at + 1)
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    at += 1
  }
  return at
}

/** From the head of the declaration that a place is in, its comment included, to that place. */
const declarationBefore = (text: string, place: number): string =>
  text.slice(Math.max(0, text.lastIndexOf('\n\n', place)), place)

const isExecuted = (before: string): boolean => /\bexecute(<[^`]*>)?\(\s*$/.test(before)

/** Statements of one table that typed queries could be, and that say no reason; each by its first line. */
const unexplained = (text: string): readonly string[] =>
  [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].flatMap(({ index, 0: { length } }) => {
    const written = text.slice(index + length, endOf(text, index + length))
    const verb = statement.exec(written)?.[1]?.toLowerCase()
    // A part of another statement begins with `select` too.
    if (verb === undefined || (verb === 'select' && !isExecuted(text.slice(0, index)))) return []
    const tables = new Set(
      [...written.matchAll(table)].flatMap(([, name = '']) => (noTable.has(name) ? [] : name)),
    )
    // Behind a bracket is a query of its own.
    const isExplained =
      tables.size !== 1 ||
      tables.has('(') ||
      beyondTheBuilder.test(written) ||
      declarationBefore(text, index).includes('// SQL: ')
    return isExplained ? [] : [written.trim().split('\n')[0] ?? '']
  })

it('SQL of one table says why it is no typed query', () => {
  const root = 'apps/server/src'
  const files = readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, file))
  const found = files.flatMap((file) =>
    unexplained(readFileSync(join(repository, file), 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it.each([
  ['a plain read', 'db.execute<Row>(sql`select id from staff where id = 1`)', 1],
  ['a plain write', 'db.execute(sql`update staff set name = null`)', 1],
  ['a write in a list', '[sql`delete from sessions where id = 1`]', 1],
  ['a read behind a value', ['db.execute(sql`select $', '{sql`a`} from staff`)'].join(''), 1],
  ['a lock', 'tx.execute(sql`select from staff for update`)', 1],
  ['two tables', 'db.execute(sql`select id from staff join sessions using (id)`)', 0],
  ['figures', 'db.execute(sql`select count(*) filter (where a) from staff`)', 0],
  ['no table', 'db.execute(sql`select set_config(a, b, true)`)', 0],
  ['a part of a statement', 'const ids = sql`select id from staff`', 0],
  ['a reason', '// SQL: the table is named by the caller.\ndb.execute(sql`select id from staff`)', 0],
])('%s', (_name, text, count) => {
  expect(unexplained(text)).toHaveLength(count)
})
