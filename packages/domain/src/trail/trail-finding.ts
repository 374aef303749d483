/**
 * A difference between the audit trail and its chain of hashes. The id is that of the entry, or the number of the seal.
 */
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
