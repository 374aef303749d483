import type { Platform } from '../../platform/platform.ts'
import { findRevisions, type Revision } from './revisions-repository.ts'

export type { Revision }

/** Returns all revisions that were proposed for a request, the newest first. */
export const getRevisions = ({ database }: Platform, requestId: string): Promise<readonly Revision[]> =>
  database.read((db) => findRevisions(db, requestId))
