import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { appealOnWire } from './appeal-on-wire.ts'
import type { StoredAppeal } from './stored-appeal.ts'

/** The content version that a call started from; undefined if the call names none. */
export type StartedFrom = number | undefined

/** Returns whether a newer content is stored than the call started from. A call that names no version is never late. */
export const isLate = ({ contentVersion }: StoredAppeal, startedFrom: StartedFrom): boolean =>
  startedFrom !== undefined && startedFrom !== contentVersion

/** Returns the error 409 with the appeal as it is stored. */
export const appealChanged = async (
  platform: Platform,
  loaded: OpenCase,
  stored: StoredAppeal,
): Promise<AppError> =>
  new AppError('APPEAL_CHANGED', {
    beside: { id: loaded.request.id, newer: await appealOnWire(platform, loaded, stored) },
  })
