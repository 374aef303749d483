/** The columns that a table of requests can have, in order. Identity numbers are masked. */
export const exportColumns = [
  'number',
  'name',
  'identity',
  'status',
  'institution',
  'language',
  'submitted',
  'moved',
  'waiting',
  'target',
  'assignee',
  'labels',
  'decision',
  'decided',
  'reason',
  'appeal',
  'score',
  'award',
] as const
export type ExportColumn = (typeof exportColumns)[number]
