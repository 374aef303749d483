import { resultTemplate } from '../../outbox/render-result-published.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentTemplate } from '../../store/template-text.ts'
import type { ReleaseRecord } from './repository.ts'

/**
 * Returns the version of the message that announces a result now. A dry run freezes it, so that a template that is
 * published later changes nothing.
 */
export const messageVersionOf = async (
  tx: Queryable,
  { clock }: Pick<Platform, 'clock'>,
  result: ReleaseRecord['result'],
): Promise<string> => (await currentTemplate(tx, clock, resultTemplate(result))).version
