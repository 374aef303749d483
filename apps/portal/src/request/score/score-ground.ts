import { requestDataFromWire } from '@milgo/domain/score/request-data-from-wire'
import type { ScoreGround } from '@milgo/domain/score/score-remarks'
import type { CoreAnswer } from '@milgo/web-client/call-types'

export type ResultAnswer = CoreAnswer<'/page-data/result'>

/** Returns what the published score was computed from; undefined for a denied request, which has no score. */
export const findScoreGround = ({ inputs, request_data: data }: ResultAnswer): ScoreGround | undefined => {
  if (!inputs || !data) return undefined
  const { locality_at_18: place } = inputs
  return {
    figures: requestDataFromWire('', data),
    answers: {
      childrenCount: inputs.children_count,
      siblingsStudentsCount: inputs.student_siblings_count,
      isSingleParent: inputs.is_single_parent,
      affectedParents: inputs.affected_parents,
      serviceMonths: inputs.service_months,
      daysInReserve: inputs.reserve_days,
      localityAt18: {
        isInIsrael: place.is_in_israel,
        socioEconomicCluster: place.socio_economic_cluster,
        peripheralityCluster: place.peripherality_cluster,
        isOnPriorityList: place.is_on_priority_list,
      },
    },
    claimedDisability: inputs.claimed_disability,
  }
}
