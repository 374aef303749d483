/** So many requests have this score and these three things in common: all that the what-if needs of them. */
export type ScoreGroup = {
  readonly total: number
  readonly institution: number
  /** Socio-economic cluster of the place at 18; null abroad or unknown. */
  readonly cluster: number | null
  readonly language: string
  readonly count: number
}
