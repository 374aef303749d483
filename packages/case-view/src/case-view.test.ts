import { exampleContext, exampleForm } from '@milgo/domain/answers/example-form.fixture'
import { answerLines } from '@milgo/domain/answers/lines'
import type { Wording } from '@milgo/domain/answers/snapshot'
import { requestView } from '@milgo/messages/en/request-view'
import { statuses } from '@milgo/messages/en/status'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { groupAnswers } from './answer-group.ts'
import { DocumentList } from './document-list.tsx'
import { RequestNumber } from './request-number.tsx'
import { SectionAnswers } from './section-answers.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Timeline } from './timeline.tsx'

const draw = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(component, props))
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const wording: Wording = {
  label: ({ questionId }) => `label of ${questionId}`,
  text: ({ value }) => (value === undefined ? 'none' : String(value)),
  section: (section) => section,
  place: ({ place }) => `place ${place}`,
  statements: ({ questionId }) => (questionId === 'car' ? ['I drive'] : []),
}

describe('answers in words', () => {
  const lines = answerLines(exampleForm, { name: 'Dana', car: true }, exampleContext)

  it('are grouped by place in the order of the page; a place without lines has no group', () => {
    const groups = groupAnswers({ lines, wording, places: ['nowhere', 'cars', 'who'] })
    expect(groups.map(({ key, title }) => [key, title])).toEqual([
      ['cars', 'place cars'],
      ['who', 'place who'],
    ])
    expect(groups[1]?.answers[0]).toMatchObject({ label: 'label of name', text: 'Dana' })
  })

  it('are shown with their declarations and remarks', () => {
    const groups = groupAnswers({
      lines: lines.filter(({ questionId }) => questionId === 'car'),
      wording,
      places: ['cars'],
      beside: ({ questionId }, label) => `${label} is known as ${questionId}`,
    })
    const text = textOf(draw(SectionAnswers, { title: 'Cars', groups }))
    expect(text).toBe('Cars place cars label of car I drive true label of car is known as car')
  })

  it('do not repeat the title of the section above its only group', () => {
    const groups = [{ key: 'one', title: 'Cars', answers: [] }]
    expect(textOf(draw(SectionAnswers, { title: 'Cars', groups }))).toBe('Cars')
  })
})

describe('documents', () => {
  const list = (document: object) =>
    draw(DocumentList, {
      label: 'Documents',
      language: 'en',
      words: requestView.documents,
      documents: [{ key: 'one', label: 'Payslips', ...document }],
    })

  it('name the file and its size, and name the document on the view button', () => {
    const markup = list({ file: { name: 'pay.pdf', bytes: 1_258_291 }, onView: () => {} })
    expect(textOf(markup)).toBe('Payslips pay.pdf · 1.2 MB View')
    expect(markup).toContain('aria-label="View document: Payslips"')
  })

  it('say that a file is missing, and have no view button', () => {
    expect(textOf(list({ onView: () => {} }))).toBe('Payslips No file attached')
  })

  it('have no view button if viewing is not allowed, and need no size', () => {
    expect(textOf(list({ file: { name: 'pay.pdf' } }))).toBe('Payslips pay.pdf')
  })
})

describe('a status', () => {
  it('is shown by its word', () => {
    expect(textOf(draw(StatusBadge, { status: 'SUBMITTED', words: statuses }))).toBe(statuses.SUBMITTED)
  })
})

describe('a timeline', () => {
  const entries = [
    { key: 'sent', title: 'Sent', at: '14.11.2024', details: 'by the student' },
    { key: 'review', title: 'Reviewed', at: '08.01.2025' },
    { key: 'result', title: 'Result', isExpected: true },
  ]
  const markup = draw(Timeline, { label: 'History', entries, expected: 'Later' })

  it('shows its entries in the given order, with date and details', () => {
    expect(textOf(markup)).toBe('Sent 14.11.2024 by the student Reviewed 08.01.2025 Later: Result')
  })

  it('draws a broken line to an expected event, and none after the last entry', () => {
    const lines = [...markup.matchAll(/absolute start-4[^"]*/g)].map(([classes]) =>
      classes.includes('dotted'),
    )
    expect(lines).toEqual([false, true])
  })
})

it('shows an empty line until the request has a number', () => {
  expect(textOf(draw(RequestNumber, { label: 'Request', number: undefined }))).toBe('')
  expect(textOf(draw(RequestNumber, { label: 'Request', number: '2025-000123' }))).toBe(
    'Request: 2025-000123',
  )
})
