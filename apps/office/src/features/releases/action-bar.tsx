import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import type { PersonEvent } from '@milgo/domain/release/move-release'
import { firstWave, waveMinutes } from '@milgo/domain/release/next-slice'
import { estimateMinutes } from '@milgo/domain/release/sending-pace'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useRestoredFocus } from '@milgo/ui/use-restored-focus.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useReleasesChanged } from './use-release.ts'

/** The actions that need a confirmation. */
const confirmed = { APPROVE: 'approve', START: 'start', STOP: 'stop' } as const satisfies Partial<
  Record<PersonEvent, string>
>
type Confirmed = keyof typeof confirmed

const isConfirmed = (event: PersonEvent): event is Confirmed => event in confirmed

/** The order in which the primary button is chosen: the next action. Stopping is never primary. */
const strongest: readonly PersonEvent[] = ['APPROVE', 'START', 'RESUME', 'PAUSE']

/** The actions that the release allows now, and why others are not allowed yet. */
export const ActionBar = ({ release }: { readonly release: ReleaseDetails }) => {
  const { officeReleases: words, errors, releaseRefusals } = useWords()
  const { isBusy, failure, submit } = useSubmit()
  const changed = useReleasesChanged()
  const language = useLanguage()
  const [asked, setAsked] = useState<PersonEvent>()
  const [done, setDone] = useState<PersonEvent>()
  const { events, id, version } = release
  const focus = useRestoredFocus(events.map(({ event }) => event).join())
  const primary = strongest.find((event) => events.some((one) => one.event === event && one.refusal === null))
  const move = (event: PersonEvent, scheduleFor?: string) =>
    submit(async () => {
      setDone(undefined)
      try {
        await callCore('POST /office/releases/{id}/change', {
          params: { id },
          body: { event, version, ...(scheduleFor === undefined ? {} : { schedule_for: scheduleFor }) },
        })
        setDone(event)
      } finally {
        setAsked(undefined)
        await changed()
      }
    })
  const press = (event: PersonEvent) => {
    if (isBusy) return
    if (isConfirmed(event) || event === 'SCHEDULE') setAsked(event)
    else void move(event)
  }
  useShortcuts({ decide: primary !== undefined && !isBusy ? () => press(primary) : undefined })
  const textOf = (event: Confirmed): string => {
    if (event !== 'START') return words.confirm[confirmed[event]].text
    const { inWaves, atOnce, minutes } = words.confirm.start
    return fill(release.waiting > firstWave ? inWaves : atOnce, {
      first: firstWave,
      wait: waveMinutes,
      minutes: counted(minutes, estimateMinutes(release.waiting), language),
    })
  }
  const inOrder = [
    ...events.filter(({ event }) => event !== primary),
    ...events.filter(({ event }) => event === primary),
  ]
  const refusals = events.filter(({ refusal }) => refusal !== null)
  if (events.length === 0 && done === undefined && failure === undefined) return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface/95 backdrop-blur">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 lg:px-6">
        <StatusRegion className="min-w-0 flex-1 text-small text-ink-soft">
          {done && fill(words.done.title, { event: words.events[done] })}
          {refusals.map(({ event, refusal }) => (
            <p key={event}>
              {words.events[event]}: {refusal && releaseRefusals[refusal]}
            </p>
          ))}
        </StatusRegion>
        <FailureBanner
          title={errors.RELEASE_NOT_ALLOWED}
          failure={failure}
          own={{ RELEASE_CHANGED: words.changed }}
        />
        <div {...focus} className="ms-auto flex flex-wrap gap-2">
          {inOrder.map(({ event, refusal }) => (
            <ActionButton
              key={event}
              variant={event === primary ? 'primary' : 'secondary'}
              isDisabled={refusal !== null}
              // A disabled button would lose the focus.
              isUnavailable={isBusy}
              onPress={() => press(event)}
            >
              {words.events[event]}
              {event === primary && <PrimaryKey />}
            </ActionButton>
          ))}
        </div>
      </div>
      {asked === 'SCHEDULE' && (
        <ScheduleDialog
          release={release}
          isBusy={isBusy}
          onChoose={(moment) => void move('SCHEDULE', moment)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && isConfirmed(asked) && (
        <ModalWindow
          isOpen
          header={fill(words.confirm[confirmed[asked]].title, { count: inGroups(release.waiting) })}
          text={textOf(asked)}
          positive={{
            label: words.events[asked],
            onPress: () => void move(asked),
            busyText: isBusy ? words.loading : undefined,
            isDestructive: asked === 'STOP',
          }}
          negative={{ label: words.confirm.cancel, onPress: () => setAsked(undefined) }}
          onDismiss={() => setAsked(undefined)}
        >
          {asked === 'APPROVE' && release.dry_run.faulty > 0 && (
            <Banner tone="attention">{words.check.faultyTitle}</Banner>
          )}
        </ModalWindow>
      )}
    </div>
  )
}
