import type { ScoreGroup } from '@milgo/domain/what-if/score-group'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

export type ResultsOverview = AnswerOf<'core', 'POST /office/results/overview'>
export type ResultScores = AnswerOf<'core', 'POST /office/results/scores'>
export type RulesVersion = ResultsOverview['rules'][number]
export type Tiers = RulesVersion['award_tiers']

const overviewKey = 'office-results-overview'
const scoresKey = 'office-results-scores'

/** How often the progress of a running computation is loaded, in milliseconds. */
const runningMs = 1_000
const idleMs = 30_000

type Period = { readonly period?: string }

export const useOverview = (period: Period) =>
  useQuery({
    queryKey: [overviewKey, period.period],
    queryFn: ({ signal }) => callCore('POST /office/results/overview', { body: period, signal }),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'RUNNING' ? runningMs : idleMs),
  })

/** Loads the scores. They are loaded again after every computation. */
export const useScores = (period: Period, computed: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [scoresKey, period.period, language, computed],
    queryFn: ({ signal }) => callCore('POST /office/results/scores', { body: period, signal }),
    staleTime: idleMs,
  })
}

/** Returns the counted scores in the form that the domain takes. */
export const useScoreGroups = (scores: ResultScores | undefined): readonly ScoreGroup[] =>
  useMemo(
    () =>
      scores?.groups.map(([total, institution, cluster, language, count]) => ({
        total,
        institution,
        cluster: cluster === 0 ? null : cluster,
        language: scores.languages[language] ?? '',
        count,
      })) ?? [],
    [scores],
  )

export const useRefreshResults = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([overviewKey, scoresKey].map((key) => client.invalidateQueries({ queryKey: [key] })))
}
