import { z } from 'zod'
import type { ActorRole } from './actor.ts'
import { RequestStatus } from './request-status.ts'

/** A stage of the office's work on a request, with its own target. */
export const Stage = z.enum(['review', 'confirmation', 'computation', 'appeal', 'bank'])
export type Stage = z.infer<typeof Stage>

/** The target of each stage in working days. */
export const StageTargets = z.record(Stage, z.int().min(1).max(365)).readonly()
export type StageTargets = z.infer<typeof StageTargets>

export const defaultStageTargets: StageTargets = {
  review: 14,
  confirmation: 5,
  computation: 5,
  appeal: 14,
  bank: 5,
}

/** The stage of each status; null while the student must act, and when nothing is left to do. */
const stageOfStatus: Readonly<Record<RequestStatus, Stage | null>> = {
  DRAFT: null,
  SUBMITTED: 'review',
  REPAIR_BACK_FOR: null,
  REPAIR_BACK_FROM: 'review',
  REPAIR_BACK_FROM_TO: 'review',
  TEAM_MANAGER_APPROVAL: 'confirmation',
  WAITING_TO_BE_COMPUTED: 'computation',
  DENIED: null,
  REJECTED_BY_ACADEMIC_INSTITUTION: null,
  COMPUTED: null,
  SCHOLARSHIP_PAID: null,
  INVALID_BANK: 'bank',
  INVALID_BANK_BACK_FOR_REPAIR: null,
  INVALID_BANK_REPAIR_BACK_FROM: 'bank',
  INVALID_BANK_FIXED: null,
  APPEAL_SUBMITTED: 'appeal',
  APPEAL_REPAIR_BACK_FOR: null,
  APPEAL_REPAIR_BACK_FROM: 'appeal',
  APPEAL_APPROVED: null,
  APPEAL_WAITING_CALCULATED: 'computation',
  APPEAL_CALCULATED: null,
  APPEAL_DENIED: null,
  APPEAL_PAID: null,
}

export const findStage = (status: RequestStatus): Stage | undefined => stageOfStatus[status] ?? undefined

export const statusesOfStage = (stage: Stage): readonly RequestStatus[] =>
  RequestStatus.options.filter((status) => findStage(status) === stage)

/**
 * The roles that work on a stage in the queue. The system computes, and finance has its own lists for bank problems.
 */
const workersOfStage: Readonly<Record<Stage, readonly ActorRole[]>> = {
  review: ['REVIEWER'],
  confirmation: ['MANAGER'],
  computation: [],
  appeal: ['REVIEWER', 'MANAGER'],
  bank: [],
}

/** Returns the statuses in which a request waits for one of these roles. */
export const statusesWaitingFor = (roles: readonly ActorRole[]): readonly RequestStatus[] =>
  RequestStatus.options.filter((status) => {
    const stage = findStage(status)
    return stage !== undefined && workersOfStage[stage].some((role) => roles.includes(role))
  })
