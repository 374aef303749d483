/** What a table of requests can have, in the order of its columns. Identity numbers are masked in it. */
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
] as const
export type ExportColumn = (typeof exportColumns)[number]
