import { RequestStatus } from './request-status.ts'
import { type Transition, transitions } from './transitions.ts'

const origins = { true: 'FROM_APPEAL', false: 'NOT_FROM_APPEAL' } as const

const conditionsOf = (row: Transition): readonly string[] => [
  ...(row.when ?? []),
  ...(row.fromAppeal === undefined ? [] : [origins[`${row.fromAppeal}`]]),
]

const arrowLabel = (row: Transition): string => {
  const asked = conditionsOf(row)
  return `${row.event} by ${row.by.join(', ')}${asked.length > 0 ? ` when ${asked.join(', ')}` : ''}`
}

const arrows = (rows: readonly Transition[]): readonly string[] =>
  rows.flatMap((row) => row.from.map((from) => `  ${from} --> ${row.to} : ${arrowLabel(row)}`))

/** Statuses that no row leaves. */
export const finalStatuses = (rows: readonly Transition[]): readonly RequestStatus[] =>
  RequestStatus.options.filter((status) => !rows.some((row) => row.from.includes(status)))

/** The table of the statuses as a Mermaid diagram. */
export const statusDiagram = (rows: readonly Transition[] = transitions): string =>
  [
    'stateDiagram-v2',
    '  [*] --> DRAFT',
    ...arrows(rows),
    ...finalStatuses(rows).map((status) => `  ${status} --> [*]`),
  ].join('\n')

/** The page of the docs that holds it; `npm run docs:status` writes it, a test compares. */
export const statusDiagramPage = (): string =>
  `# Statuses of a request\n\nGenerated from \`packages/domain/src/status/transitions.ts\` by \`npm run docs:status\`.\n\n\`\`\`mermaid\n${statusDiagram()}\n\`\`\`\n`
