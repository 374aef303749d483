import { ContentIcon } from '@milgo/contracts/core/content-icon'
import { isPortalPage } from '@milgo/contracts/portal-paths'
import { surveyLists } from '@milgo/domain/answers/row'
import { isContentLink } from '@milgo/domain/content/rich-text'
import type { Dictionary, Field } from './dictionary.ts'

const id = { kind: 'integer', from: 1, to: 999_999_999, required: true } as const satisfies Field
const position = { kind: 'integer', from: 0, to: 1_000_000, required: true } as const satisfies Field
const cluster = { kind: 'integer', from: 1, to: 10 } as const satisfies Field
const name = { kind: 'localized', maxLength: 200, required: true } as const satisfies Field
const prose = { kind: 'localized', maxLength: 4_000, required: true } as const satisfies Field
const flag = { kind: 'yesNo', required: true } as const satisfies Field
const key = {
  kind: 'text',
  maxLength: 100,
  accepts: (cell) => /^[A-Za-z][\w.]*$/.test(cell),
  required: true,
} as const satisfies Field
/** Configured content may only link to pages of the portal, and to places of them. */
const page = {
  kind: 'text',
  maxLength: 200,
  accepts: (cell) => isContentLink(cell) && isPortalPage(cell.split(/[?#]/)[0] ?? ''),
} as const satisfies Field
const icon = { kind: 'choice', options: ContentIcon.options, required: true } as const satisfies Field
const button = { kind: 'localized', maxLength: 60 } as const satisfies Field

/** Every dictionary that can be imported, by its name in the command. */
export const dictionaries: Readonly<Record<string, Dictionary>> = {
  localities: {
    table: 'localities',
    key: ['symbol'],
    fields: {
      symbol: id,
      name,
      municipal_code: { kind: 'integer', from: 0, to: 99 },
      socio_economic_cluster: cluster,
      cluster_level: { kind: 'choice', options: ['authority', 'council', 'locality'] },
      peripherality_cluster: cluster,
    },
    // The yearly list of the Central Bureau of Statistics, such as `bycode2021.xlsx`.
    published: {
      symbol: /^סמל יישוב$/,
      name_he: /^שם יישוב$/,
      name_en: /^שם יישוב באנגלית$/,
      municipal_code: /^סמל מעמד מונציפאלי$/,
    },
  },
  clusters: {
    table: 'localities',
    key: ['municipal_code', 'symbol'],
    fields: {
      municipal_code: { kind: 'integer', from: 0, to: 99, required: true },
      symbol: { kind: 'integer', from: 1, to: 999_999_999 },
      cluster: { ...cluster, required: true },
    },
    parent: { column: 'symbol', table: 'localities', key: 'symbol' },
    // The table of authorities by socio-economic index, `24_22_375t1.xlsx`, with a column for each year.
    published: {
      municipal_code: /^מעמד מוניציפלי$/,
      symbol: /^סמל יישוב$/,
      cluster: /^אשכול (\d{4})$/,
    },
    merge: 'clusters',
  },
  neighborhoods: {
    table: 'neighborhoods',
    key: ['locality_symbol', 'symbol'],
    fields: {
      locality_symbol: { kind: 'integer', from: 1, to: 999_999_999 },
      symbol: { ...id, from: 0 },
      name,
    },
    parent: { column: 'locality_symbol', table: 'localities', key: 'symbol' },
  },
  institutions: {
    table: 'institutions',
    key: ['id'],
    fields: { id, name, is_sponsored: flag, is_religious: flag },
    always: { has_example_flags: 'false' },
  },
  'study-fields': { table: 'study_fields', key: ['id'], fields: { id, label: name } },
  sectors: { table: 'sectors', key: ['id'], fields: { id, label: name } },
  banks: { table: 'banks', key: ['code'], fields: { code: { ...id, to: 999 }, name } },
  'fields-help': {
    table: 'fields_help',
    key: ['key'],
    fields: { key, title: name, description: prose, show: flag },
  },
  'modal-windows': {
    table: 'modal_windows',
    key: ['key'],
    fields: {
      key,
      header: name,
      text: prose,
      positive_button: button,
      positive_redirect: page,
      negative_button: button,
      negative_redirect: page,
    },
  },
  'information-squares': {
    table: 'information_squares',
    key: ['id'],
    fields: { id, position, title: name, text: prose, icon, link: page },
    counted: 'id',
  },
  'information-sliders': {
    table: 'information_sliders',
    key: ['id'],
    fields: { id, position, badge: button, title: name, text: prose, icon, link: page, link_text: button },
    counted: 'id',
  },
  'faq-categories': {
    table: 'faq_categories',
    key: ['id'],
    fields: {
      id,
      faq: { kind: 'choice', options: ['portal', 'scholarship'], required: true },
      position,
      title: name,
      description: prose,
    },
  },
  'faq-questions': {
    table: 'faq_questions',
    key: ['id'],
    fields: { id, category_id: id, position, question: prose, answer: prose },
    parent: { column: 'category_id', table: 'faq_categories', key: 'id' },
  },
  'survey-options': {
    table: 'survey_options',
    key: ['list', 'value'],
    fields: {
      list: { kind: 'choice', options: [...surveyLists], required: true },
      value: key,
      position,
      label: name,
    },
  },
}
