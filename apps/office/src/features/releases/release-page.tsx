import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { isReleaseOver } from '@milgo/domain/release/release-state'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StepBar } from '@milgo/ui/step-bar.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link, useParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { ActionBar } from './action-bar.tsx'
import { CheckCard } from './check-card.tsx'
import { DeliveriesCard } from './deliveries-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { PeopleCard, WhenCard } from './people-and-when-cards.tsx'
import { releaseSteps } from './release-steps.ts'
import { RunCard } from './run-card.tsx'
import { SamplesCard } from './samples-card.tsx'
import { StateBadge } from './state-badge.tsx'
import { useRelease } from './use-release.ts'

/** A release: its dry run, its approval, its progress, and the actions allowed now. */
export const ReleasePage = () => {
  const { id = '' } = useParams()
  const { officeReleases: words } = useWords()
  const failureText = useFailureText()
  const { data, error, refetch } = useRelease(id)
  if (data) return <ShownRelease release={data} />
  return (
    <>
      <PageHeading title={words.titleAlone} />
      {error ? (
        <Banner
          tone="bad"
          title={words.failed}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={() => void refetch()}>
              {words.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      ) : (
        <Skeleton className="mt-6 h-64 text-ink" />
      )}
    </>
  )
}

const ShownRelease = ({ release }: { readonly release: ReleaseDetails }) => {
  const { officeReleases: words } = useWords()
  const isStarted = release.started_at !== null
  const title = fill(words.title, { period: leftToRight(release.name) })
  return (
    <div data-wide="" className="pb-24">
      <p>
        <Link to={officePaths.releases} className={textLinkStyle}>
          {words.back}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={title} />
        <StateBadge state={release.state} />
        <span className="text-ink-soft">{words.results[release.result]}</span>
      </div>
      <div className="my-5">
        <StepBar
          label={words.steps.label}
          doneText={words.steps.isDone}
          steps={releaseSteps(release, words.steps)}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          {isStarted && <RunCard release={release} />}
          <CheckCard release={release} />
          {release.dry_run.faulty > 0 && !release.dry_run.is_running && (
            <LettersCard id={release.id} which="FAULTY" />
          )}
          {release.failing > 0 && <LettersCard id={release.id} which="FAILING" />}
          {(isStarted || release.left_out > 0) && (
            <LettersCard id={release.id} which="LEFT_OUT" isOver={isReleaseOver(release.state)} />
          )}
          {isStarted && <DeliveriesCard id={release.id} isOver={isReleaseOver(release.state)} />}
          {release.samples.length > 0 && !isStarted && <SamplesCard release={release} />}
        </div>
        <div className="flex flex-col gap-5">
          <PeopleCard release={release} />
          <WhenCard release={release} />
        </div>
      </div>
      <ActionBar release={release} />
    </div>
  )
}
