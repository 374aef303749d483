import { institutionListsPath, officePaths } from '@milgo/contracts/office-paths'
import { mayApply, mayRevoke } from '@milgo/domain/institution-list/list-state'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { ListRows } from './list-rows.tsx'
import { ListSummary } from './list-summary.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { StateBadge } from './state-badge.tsx'
import { type InstitutionList, isRunning, type ListReport, useListReport } from './use-institution-lists.ts'
import { useListSteps } from './use-list-steps.ts'

/** A list of an institution: what each row does, and the buttons to apply and to revoke the list. */
export const InstitutionListPage = () => {
  const { officeInstitutionLists: words } = useWords()
  const { id = '' } = useParams()
  const failureText = useFailureText()
  const { data, error, refetch } = useListReport(id)
  return (
    <>
      <Link
        to={data ? institutionListsPath(data.list.period) : officePaths.institutionLists}
        className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-brand no-underline hover:underline"
      >
        <ArrowRight aria-hidden="true" className="size-4 ltr:rotate-180" />
        {words.report.back}
      </Link>
      {data ? (
        <Report key={id} report={data} />
      ) : error ? (
        <>
          <PageHeading title={words.title} />
          <Banner
            tone="bad"
            title={words.lists.failed}
            announce="alert"
            action={
              <ActionButton variant="secondary" onPress={() => void refetch()}>
                {words.lists.retry}
              </ActionButton>
            }
          >
            {failureText(error)}
          </Banner>
        </>
      ) : (
        <Skeleton className="mt-4 h-96 text-ink" />
      )}
    </>
  )
}

const Report = ({ report: { list: stored, rows } }: { report: ListReport }) => {
  const { officeInstitutionLists: words } = useWords()
  const steps = useListSteps(stored.id)
  const [asked, setAsked] = useState<'apply' | 'revoke'>()
  const list = steps.progress ?? stored
  const close = () => setAsked(undefined)
  const isRevoking = list.state === 'REVOKING'
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={list.institution} className="text-title">
          <bdi>{list.institution}</bdi>
        </PageHeading>
        <StateBadge state={list.state} />
        <span className="grow" />
        <Actions list={list} isBusy={steps.isBusy} onAsk={setAsked} onApply={() => void steps.apply()} />
      </div>
      <FailureBanner title={isRevoking ? words.revoke.failed : words.apply.failed} failure={steps.failure} />
      <section
        aria-label={words.report.outcome}
        className={`${cardStyle} mb-6 flex flex-col gap-4 p-5`}
        aria-live="polite"
      >
        {isRunning(list) ? <Progress list={list} /> : <ListSummary list={list} rows={rows} />}
        <History list={list} />
      </section>
      <ListRows rows={rows} />
      {asked === 'apply' && (
        <ModalWindow
          isOpen
          header={words.apply.title}
          text={words.apply.text}
          positive={{
            label: words.apply.confirm,
            onPress: () => {
              close()
              void steps.apply()
            },
          }}
          negative={{ label: words.apply.cancel, onPress: close }}
          onDismiss={close}
        >
          <ListSummary list={list} rows={rows} />
        </ModalWindow>
      )}
      {asked === 'revoke' && (
        <RevokeDialog
          onRevoke={(reason) => {
            close()
            void steps.revoke(reason)
          }}
          onClose={close}
        />
      )}
    </>
  )
}

type ActionsProps = {
  readonly list: InstitutionList
  readonly isBusy: boolean
  readonly onAsk: (step: 'apply' | 'revoke') => void
  readonly onApply: () => void
}

const Actions = ({ list, isBusy, onAsk, onApply }: ActionsProps) => {
  const { apply, revoke, states } = useWords().officeInstitutionLists
  const busyText = isBusy ? states[list.state] : undefined
  if (mayApply(list.state) && list.applicable > 0)
    return (
      <ActionButton
        variant="primary"
        onPress={() => (list.state === 'CHECKED' ? onAsk('apply') : onApply())}
        busyText={busyText}
      >
        {list.state === 'CHECKED' ? apply.action : apply.resume}
      </ActionButton>
    )
  if (mayRevoke(list.state) && list.applicable > 0)
    return (
      <ActionButton variant="secondary" onPress={() => onAsk('revoke')} busyText={busyText}>
        {list.state === 'APPLIED' ? revoke.action : revoke.resume}
      </ActionButton>
    )
  return null
}

const Progress = ({ list }: { list: InstitutionList }) => {
  const { report: words, states } = useWords().officeInstitutionLists
  const isRevoking = list.state === 'REVOKING'
  const total = isRevoking ? list.applicable : list.rows
  return (
    <>
      <p>{isRevoking ? words.revoking : words.applying}</p>
      <div className="flex items-center gap-4">
        <ProgressLine label={states[list.state]} percent={total === 0 ? null : (100 * list.done) / total} />
        <span className="whitespace-nowrap tabular-nums">
          {fill(words.progress, { done: list.done, total })}
        </span>
      </div>
    </>
  )
}

const History = ({ list }: { list: InstitutionList }) => {
  const { report: words } = useWords().officeInstitutionLists
  const line = (sentence: string, step: InstitutionList['checked']) =>
    step &&
    fill(sentence, { name: step.by, time: momentText(new Date(step.at)), reason: list.revoke_reason ?? '' })
  const lines = [
    line(words.checkedBy, list.checked),
    line(words.appliedBy, list.applied),
    line(words.revokedBy, list.revoked),
  ].flatMap((text) => text ?? [])
  return (
    <ul className="text-small text-ink-soft">
      <li>
        <bdi className="break-all">{list.file_name}</bdi>
      </li>
      {lines.map((text) => (
        <li key={text}>
          <TextWithNumbers text={text} />
        </li>
      ))}
    </ul>
  )
}
