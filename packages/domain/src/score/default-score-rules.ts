import type { ScoreRules } from './score-rules.ts'

/**
 * The rules of a period until its office decides otherwise: the table of the first period in decisions, section 9;
 * family, military and reservist from docs/specification-notes.md. Each period has its own version.
 */
export const defaultScoreRules: Omit<ScoreRules, 'version'> = {
  caps: { income: 45, cluster: 25, family: 13, military: 10, priority: 2, reservist: 5 },
  income: [
    { upTo: 2_100, points: 45 },
    { upTo: 2_600, points: 40 },
    { upTo: 3_000, points: 35 },
    { upTo: 3_500, points: 30 },
    { upTo: 4_000, points: 25 },
    { upTo: 4_400, points: 20 },
    { upTo: 4_900, points: 15 },
    { upTo: 5_300, points: 10 },
    { upTo: 6_000, points: 5 },
  ],
  cluster: { first: 25, perCluster: 2.5, notInIsrael: 15 },
  family: {
    children: [
      { from: 1, points: 3 },
      { from: 2, points: 4 },
      { from: 3, points: 5 },
    ],
    studentSiblings: [
      { from: 1, points: 1 },
      { from: 2, points: 2 },
      { from: 3, points: 3 },
    ],
    singleParent: 3,
    affectedParents: [
      { from: 1, points: 3 },
      { from: 2, points: 5 },
    ],
    disability: [
      { from: 20, points: 2 },
      { from: 50, points: 3 },
      { from: 75, points: 4 },
    ],
    childDisability: 1,
  },
  military: [
    { from: 1, points: 2 },
    { from: 6, points: 4 },
    { from: 12, points: 6 },
    { from: 18, points: 8 },
    { from: 24, points: 10 },
  ],
  reservist: [
    { from: 1, points: 1 },
    { from: 10, points: 2 },
    { from: 20, points: 3 },
    { from: 40, points: 4 },
    { from: 60, points: 5 },
  ],
  priority: { points: 2, peripheralityUpTo: 3 },
}
