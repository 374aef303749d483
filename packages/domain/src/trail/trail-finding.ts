/** Where the audit trail differs from its chain of hashes; the id is of the entry, or the number of the seal. */
export const trailFindingKinds = [
  'entry-changed',
  'entry-removed',
  'entry-added',
  'seal-changed',
  'seal-removed',
  'anchor-changed',
  'end-removed',
  'head-changed',
] as const
export type TrailFindingKind = (typeof trailFindingKinds)[number]

export type TrailFinding = { readonly kind: TrailFindingKind; readonly id: number }
