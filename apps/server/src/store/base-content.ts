import { type ContentKind, contentLanguages } from '@milgo/domain/content/content-document'
import { type SQL, sql } from 'drizzle-orm'
import { shippedTemplateRows } from './shipped-templates.ts'

/** The table that releases and the importer write texts of a kind to, and the column of each field of the document. */
type Base = {
  readonly table: string
  readonly key: string
  /** The column of the version number. Absent where the table has only the first version of each text. */
  readonly number?: string
  readonly texts: Readonly<Record<string, string>>
  readonly shared: Readonly<Record<string, string>>
}

const shown = { show: 'true' } as const

const bases: Partial<Record<ContentKind, Base>> = {
  slider: {
    table: 'information_sliders',
    key: 'id',
    texts: { badge: 'badge', title: 'title', text: 'text', linkText: 'link_text' },
    shared: { link: 'link', icon: 'icon', position: 'position', ...shown },
  },
  square: {
    table: 'information_squares',
    key: 'id',
    texts: { title: 'title', text: 'text' },
    shared: { link: 'link', icon: 'icon', position: 'position', ...shown },
  },
  'faq-category': {
    table: 'faq_categories',
    key: 'id',
    texts: { title: 'title', description: 'description' },
    shared: { faq: 'faq', position: 'position', ...shown },
  },
  'faq-question': {
    table: 'faq_questions',
    key: 'id',
    texts: { question: 'question', answer: 'answer' },
    shared: { category: 'category_id::text', position: 'position', ...shown },
  },
  'field-help': {
    table: 'fields_help',
    key: 'key',
    texts: { title: 'title', description: 'description' },
    shared: { show: 'show' },
  },
  'modal-window': {
    table: 'modal_windows',
    key: 'key',
    texts: {
      header: 'header',
      text: 'text',
      positiveButton: 'positive_button',
      negativeButton: 'negative_button',
    },
    shared: { positiveRedirect: 'positive_redirect', negativeRedirect: 'negative_redirect' },
  },
  'legal-text': {
    table: '(select distinct on (key) * from legal_texts order by key, version desc) newest',
    key: 'key',
    number: 'version',
    texts: { title: 'title', text: 'text' },
    shared: {},
  },
}

/** Names and columns are constants of this file: no input gets into this SQL. */
const objectOf = (fields: Readonly<Record<string, string>>): string =>
  `jsonb_strip_nulls(jsonb_build_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}))`

/**
 * The texts of a kind as a release or the importer wrote them: `key`, `number`, `document`. A kind without a table has
 * none.
 */
export const baseContent = (kind: ContentKind): SQL => {
  if (kind === 'message-template')
    return sql`select key, 1 as number, document from jsonb_to_recordset(${JSON.stringify(shippedTemplateRows)}::jsonb)
      as shipped (key text, document jsonb)`
  const base = bases[kind]
  if (!base)
    return sql.raw('select null::text as key, null::int as number, null::jsonb as document where false')
  const texts = contentLanguages.map((language) => {
    const fields = Object.entries(base.texts).map(([name, column]) => [name, `${column} -> '${language}'`])
    return `'${language}', ${objectOf(Object.fromEntries(fields))}`
  })
  return sql.raw(
    `select ${base.key}::text as key, ${base.number ?? '1'} as number, jsonb_build_object(
      'texts', jsonb_build_object(${texts.join(', ')}), 'shared', ${objectOf(base.shared)}) as document
    from ${base.table}`,
  )
}
