/** The number of requests with the same score, institution, cluster and language. The what-if needs nothing else. */
export type ScoreGroup = {
  readonly total: number
  readonly institution: number
  /** Socio-economic cluster of the place at 18; null abroad or unknown. */
  readonly cluster: number | null
  readonly language: string
  readonly count: number
}
