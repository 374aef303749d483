import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import type { ReleaseState } from '@milgo/domain/release/release-state'
import type { officeReleases } from '@milgo/messages/he/office-releases'
import type { WordsLike } from '@milgo/messages/words'
import type { Step } from '@milgo/ui/step-bar.tsx'

/** The number of completed steps of a release, by state. A stopped one completed as many as its times say. */
const stepsDone: Readonly<Record<Exclude<ReleaseState, 'STOPPED'>, number>> = {
  DRAFT: 0,
  CHECKED: 1,
  APPROVED: 2,
  SCHEDULED: 2,
  RUNNING: 2,
  PAUSED: 2,
  DONE: 4,
}

type Release = Pick<ReleaseDetails, 'state' | 'dry_run' | 'approved_at' | 'rows'>

const stepsOfStopped = ({ dry_run, approved_at, rows }: Release): number => {
  if (approved_at !== null) return 2
  return dry_run.at === null || dry_run.checked < rows ? 0 : 1
}

/** Returns the steps of a release. A stopped release has no active step. */
export const releaseSteps = (
  release: Release,
  words: WordsLike<typeof officeReleases>['steps'],
): readonly Step[] => {
  const { state } = release
  const done = state === 'STOPPED' ? stepsOfStopped(release) : stepsDone[state]
  const isActive = (place: number) => place === done && state !== 'STOPPED'
  return [words.check, words.approve, words.send, words.done].map((label, place) => ({
    id: label,
    label,
    state: place < done ? 'done' : isActive(place) ? 'active' : 'ahead',
  }))
}
