import { paidStatuses } from './paid-statuses.ts'
import type { RequestStatus } from './request-status.ts'
import { type Transition, transitions } from './transitions.ts'

const choices = {
  appealGranted: { true: 'APPEAL_GRANTED', false: 'NO_APPEAL_GRANTED' },
  anythingPaid: { true: 'SOMETHING_PAID', false: 'NOTHING_PAID' },
} as const

const conditionsOf = ({ when = [], only = {} }: Transition): readonly string[] => [
  ...when,
  ...(only.anythingPaid === undefined ? [] : [choices.anythingPaid[`${only.anythingPaid}`]]),
  ...(only.appealGranted === undefined ? [] : [choices.appealGranted[`${only.appealGranted}`]]),
]

const arrowLabel = (row: Transition): string => {
  const asked = conditionsOf(row)
  return `${row.event} by ${row.by.join(', ')}${asked.length > 0 ? ` when ${asked.join(', ')}` : ''}`
}

const targetOf = (row: Transition, from: RequestStatus): string => (row.to === 'UNCHANGED' ? from : row.to)

const arrows = (rows: readonly Transition[]): readonly string[] =>
  rows.flatMap((row) => row.from.map((from) => `  ${from} --> ${targetOf(row, from)} : ${arrowLabel(row)}`))

/** Returns the status table as a Mermaid diagram. */
export const statusDiagram = (rows: readonly Transition[] = transitions): string =>
  [
    'stateDiagram-v2',
    '  [*] --> DRAFT',
    ...arrows(rows),
    ...paidStatuses.map((status) => `  ${status} --> [*]`),
  ].join('\n')

/** Returns the docs page with the diagram. `npm run docs:status` writes the page, and a test compares it. */
export const statusDiagramPage = (): string =>
  `# Statuses of a request\n\nGenerated from \`packages/domain/src/status/transitions.ts\` by \`npm run docs:status\`.\n\n\`\`\`mermaid\n${statusDiagram()}\n\`\`\`\n`
