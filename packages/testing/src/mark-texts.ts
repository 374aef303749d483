/** Runs a statement on the database under test. */
type Ask = (statement: string, values?: readonly unknown[]) => Promise<readonly unknown[]>

/**
 * Returns the mark of a text: an element that would run, a template that would be filled, and code that Typst would set
 * or run. It contains the place, so that a found mark can be traced.
 */
export const markOf = (place: string): string => `<img src=x onerror=alert(1)> {{7*7}} *b* #panic[x] ${place}`

/** Selects an element that was made from a mark, which must never exist. */
export const ranElement = 'img[src="x"], img[onerror]'

/**
 * Text columns without words for readers: names of the system's own things, checked addresses, and copies for the
 * search. Every other text column is marked, so that a new column needs no entry here. `table.column` names a single
 * column.
 */
export const machineColumns: readonly string[] = [
  ...[
    'key',
    'kind',
    'set',
    'list',
    'value',
    'code',
    'faq',
    'icon',
    'topic',
    'item',
    'step',
    'document',
    'field',
  ],
  ...[
    'status',
    'publish_state',
    'from_status',
    'to_status',
    'state',
    'event',
    'last_event',
    'action',
    'appeal',
  ],
  ...[
    'actor_role',
    'member',
    'purpose',
    'verdict',
    'decision',
    'decision_reason',
    'outcome',
    'result',
    'scan',
  ],
  ...['checked', 'applied', 'revoked', 'left_out', 'return_reason', 'draw_reason', 'failure', 'settlement'],
  ...[
    'channel',
    'template',
    'cause',
    'language',
    'format',
    'source',
    'confirmation',
    'refusal',
    'cluster_level',
  ],
  ...['currently_studying', 'birth_country', 'birth_country_parent_one', 'birth_country_parent_two'],
  ...['education_parent_one', 'education_parent_two', 'culture_group', 'known_device', 'head'],
  ...[
    'username',
    'phone',
    'email',
    'recipient',
    'reply_to',
    'link',
    'positive_redirect',
    'negative_redirect',
  ],
  ...['queue_views.address', 'reference', 'bank_reference', 'request_number', 'name_search'],
  // Rendered by the server, as for a mail that was already sent; a mark in it would be real markup.
  'html',
  // Names of starter data sets, by which the server knows what it has loaded.
  'starter_sets.name',
]

/** Matches the names of columns that are sealed, hashed or signed, and of versions. */
const machineEndings = /(^|_)(hash|sealed|sha256|signature|version|he|ar|en)$/

const isWritten = (table: string, column: string): boolean =>
  !machineEndings.test(column) &&
  !machineColumns.includes(column) &&
  !machineColumns.includes(`${table}.${column}`)

/** Prefixes of tables whose rows are compared byte by byte, or contain no text by people. */
const untouched = ['pgboss', 'drizzle']

/**
 * Appends a mark to every text that people edit, in every table: texts in three languages anywhere in a JSON value, and
 * plain text columns. The columns are read from the database itself, so that a new table needs no entry here. Returns
 * the marked places.
 */
export const markTexts = async (
  ask: Ask,
  isMarked: (place: string) => boolean = () => true,
): Promise<readonly string[]> => {
  const columns = (await ask(
    `
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('jsonb', 'text')
    order by 1, 2`,
  )) as readonly { table: string; column: string; type: string }[]
  const marked: string[] = []
  for (const { table, column, type } of columns) {
    const place = `${table}.${column}`
    if (untouched.some((one) => table.startsWith(one)) || !isMarked(place)) continue
    if (type === 'text' && !isWritten(table, column)) continue
    const isChanged =
      type === 'jsonb' ? await markValues(ask, table, column) : await markColumn(ask, table, column)
    if (isChanged) marked.push(place)
  }
  return marked
}

const markColumn = async (ask: Ask, table: string, column: string): Promise<boolean> => {
  const rows = await ask(
    `update ${table} set ${column} = ${column} || ' ' || $1 where ${column} <> '' returning 1`,
    [markOf(`${table}.${column}`)],
  )
  return rows.length > 0
}

const markValues = async (ask: Ask, table: string, column: string): Promise<boolean> => {
  const rows = (await ask(
    `select ctid::text as row, ${column} as value from ${table} where ${column}::text like '%"he": %'`,
  )) as readonly { row: string; value: unknown }[]
  for (const { row, value } of rows)
    await ask(`update ${table} set ${column} = $1::jsonb where ctid = $2::tid`, [
      JSON.stringify(markedValue(value, markOf(`${table}.${column}`))),
      row,
    ])
  return rows.length > 0
}

/** Returns the value with a mark after each text that exists in Hebrew and at least one other language. */
const markedValue = (value: unknown, mark: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => markedValue(one, mark))
  if (typeof value !== 'object' || value === null) return value
  const isLocalized = 'he' in value && ('ar' in value || 'en' in value)
  return changed(value, (one) => (isLocalized ? markedWords(one, mark) : markedValue(one, mark)))
}

/** Marks the text of one language: a string, or the strings in the blocks of a rich text. */
const markedWords = (words: unknown, mark: string): unknown => {
  if (typeof words === 'string') return words === '' ? words : `${words} ${mark}`
  if (Array.isArray(words)) return words.map((one) => markedWords(one, mark))
  if (typeof words !== 'object' || words === null) return words
  return changed(words, (one, key) => (key === 'kind' || key === 'link' ? one : markedWords(one, mark)))
}

const changed = (value: object, change: (one: unknown, key: string) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]))
