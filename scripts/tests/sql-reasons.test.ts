import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** Words of SQL that the query builder cannot express. A statement with one of these needs no reason. */
const beyondTheBuilder =
  /filter \(where|distinct on|group by|having|unnest|recordset|json|array_agg|#>|->|case when|interval|date_trunc|at time zone|extract\(|starts_with|_lock\(|materialized/i

const statement = /^\s*(select|insert|update|delete|with)\b/i
/** The name of a part of a statement that begins with `with`, after which the part itself follows in brackets. */
const part = /\b([a-z_]+)(?:\s*\([^()]*\))?\s+as\s+\(/gi
const table = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_.]+|\$\{[^}]*\}|\()/gi
/** Words after `for update` and `on conflict do update` that are not tables. */
const noTable = new Set(['of', 'set', 'skip', 'nowait'])

/** Returns the end of the template literal that begins at `start`, past the templates inside it. */
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

/** Returns the statement without what is in brackets, and with a mark where a value is. */
const outsideBrackets = (written: string): string => {
  let depth = 0
  let outside = ''
  for (let at = 0; at < written.length; at += 1) {
    const isValue = written.startsWith('${', at)
    if (written[at] === '(') depth += 1
    if (depth === 0) outside += isValue ? '$' : written[at]
    if (written[at] === ')') {
      depth -= 1
      if (depth === 0) outside += ')'
    }
    if (isValue) at = endOfValue(written, at + 2) - 1
  }
  return outside
}

/** Returns whether a part of the statement, or what follows the parts, is a value: a statement with a table of its own. */
const hasPartOfValue = (written: string): boolean =>
  /\bas\s+\(\s*\$\{/i.test(written) || /^\s*with\s+\$|\)\s*,?\s*\$/i.test(outsideBrackets(written))

/** Returns the text of a declaration, with its comment, up to this place. */
const declarationBefore = (text: string, place: number): string =>
  text.slice(Math.max(0, text.lastIndexOf('\n\n', place)), place)

const isExecuted = (before: string): boolean => /\bexecute(<[^`]*>)?\(\s*$/.test(before)

/** Returns the first lines of statements on one table that could be typed queries and that give no reason. */
const unexplained = (text: string): readonly string[] =>
  [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].flatMap(({ index, 0: { length } }) => {
    const written = text.slice(index + length, endOf(text, index + length))
    const verb = statement.exec(written)?.[1]?.toLowerCase()
    // A `select` that is not executed itself is a part of another statement. Nothing that begins with `with` is a part.
    if (verb === undefined || (verb === 'select' && !isExecuted(text.slice(0, index)))) return []
    const parts = new Set(verb === 'with' ? [...written.matchAll(part)].map(([, name]) => name) : [])
    const tables = new Set(
      [...written.matchAll(table)].flatMap(([, name = '']) =>
        noTable.has(name) || parts.has(name) ? [] : name,
      ),
    )
    // A bracket after `from` begins a subquery.
    const isExplained =
      tables.size !== 1 ||
      tables.has('(') ||
      hasPartOfValue(written) ||
      beyondTheBuilder.test(written) ||
      declarationBefore(text, index).includes('// SQL: ')
    return isExplained ? [] : [written.trim().split('\n')[0] ?? '']
  })

it('SQL on one table says why it is not a typed query', () => {
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
  [
    'a part that is read again',
    'db.execute(sql`with found as (select id from staff) update staff set a = b from found`)',
    1,
  ],
  [
    'a part with its columns',
    'db.execute(sql`with found (id) as (select id from staff) select id from found`)',
    1,
  ],
  [
    'a part of another table',
    'db.execute(sql`with gone as (delete from sessions) update staff set name = null`)',
    0,
  ],
  [
    'a part that is another statement',
    ['db.execute(sql`with found as ($', '{other}) delete from staff`)'].join(''),
    0,
  ],
  ['a value after a part', ['db.execute(sql`with gone as (delete from sessions) $', '{entry}`)'].join(''), 0],
  [
    'a value in the condition of a part',
    ['db.execute(sql`with gone as (delete from sessions where id = $', '{id}) select from gone`)'].join(''),
    1,
  ],
  [
    'parts in a statement that is executed later',
    'const found = sql`with found as (select id from staff) select id from found`',
    1,
  ],
  ['two tables', 'db.execute(sql`select id from staff join sessions using (id)`)', 0],
  ['figures', 'db.execute(sql`select count(*) filter (where a) from staff`)', 0],
  ['no table', 'db.execute(sql`select set_config(a, b, true)`)', 0],
  ['a part of a statement', 'const ids = sql`select id from staff`', 0],
  ['a reason', '// SQL: the table is named by the caller.\ndb.execute(sql`select id from staff`)', 0],
])('%s', (_name, text, count) => {
  expect(unexplained(text)).toHaveLength(count)
})
