import { areSameTiers } from '@milgo/domain/what-if/tier-edges'
import { countMoves } from '@milgo/domain/what-if/tier-moves'
import { onePointAway, tallyTiers } from '@milgo/domain/what-if/tier-tally'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { moneyText } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodChoice } from '../../lib/period-choice.tsx'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { BudgetBar } from './budget-bar.tsx'
import { ComputeCard } from './compute-card.tsx'
import { edgesText } from './edges-text.ts'
import { MovesCard } from './moves-card.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { RatesCard } from './rates-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { ScoreHistogram } from './score-histogram.tsx'
import { StatusesCard } from './statuses-card.tsx'
import { TierTable } from './tier-table.tsx'
import { type ResultScores, type ResultsOverview, type Tiers, useScoreGroups } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly onChoosePeriod: (code: string) => void
  readonly overview: ResultsOverview
  readonly scores: ResultScores
}

/** The what-if. Its tiers exist only in this page until they are saved as a proposal. */
export const ResultsScreen = ({ period, onChoosePeriod, overview, scores }: Props) => {
  const { officeResults: words } = useWords()
  const language = useLanguage()
  const groups = useScoreGroups(scores)
  const active = overview.rules.find(({ state }) => state === 'ACTIVE') ?? overview.rules[0]
  const activeTiers = active?.award_tiers ?? []
  const [moved, setMoved] = useState<Tiers>()
  const [isProposing, setIsProposing] = useState(false)
  const [done, setDone] = useState<string>()
  const tiers = moved ?? activeTiers
  const isChanged = !areSameTiers(tiers, activeTiers)
  const tally = useMemo(() => tallyTiers(groups, tiers), [groups, tiers])
  const activeTally = useMemo(() => tallyTiers(groups, activeTiers), [groups, activeTiers])
  const onePoint = useMemo(() => onePointAway(groups, tiers), [groups, tiers])
  const moves = useMemo(() => countMoves(groups, activeTiers, tiers), [groups, activeTiers, tiers])
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const propose = isChanged ? () => setIsProposing(true) : undefined
  useShortcuts({ decide: propose })
  const nameOfPeriod = usePeriodNames()
  if (!active) return null
  const over = overview.budget === null ? 0 : tally.money + overview.published.money - overview.budget
  return (
    <div data-fills-window="" className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow overflow-y-auto px-4 py-5 lg:px-6">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <PageHeading title={words.title}>
            {words.title} <bdi>{nameOfPeriod(overview.period)}</bdi>
          </PageHeading>
          <Badge tone="neutral">{words.simulation}</Badge>
          <span className="grow" />
          <PeriodChoice
            label={words.period}
            periods={overview.periods}
            chosen={overview.period}
            onChoose={onChoosePeriod}
          />
        </div>
        <StatusRegion className="mb-4">{done && <Banner tone="good">{done}</Banner>}</StatusRegion>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
          <section className={`${cardStyle} min-w-0 px-5 py-5`}>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-[min(15rem,100%)] flex-1">
                <h2 className={`text-lead font-bold ${over > 0 ? 'text-bad' : ''}`} aria-live="polite">
                  {total === 0
                    ? words.headline.empty
                    : fill(
                        overview.budget === null
                          ? words.headline.noBudget
                          : over > 0
                            ? words.headline.exceeds
                            : words.headline.fits,
                        {
                          edges: edgesText(tiers, words.and),
                          sum: moneyText(overview.budget === null ? tally.money : over),
                        },
                      )}
                </h2>
                <p className="mt-1 text-small text-ink-soft">
                  {total === 0
                    ? words.emptyText
                    : counted(words.sub, total, language).replace(String(total), inGroups(total))}
                </p>
              </div>
              {isChanged && (
                <ActionButton
                  variant="secondary"
                  className="min-h-11 px-4 text-small"
                  onPress={() => setMoved(undefined)}
                >
                  <RotateCcw aria-hidden="true" className="size-4" />
                  {words.back}
                </ActionButton>
              )}
            </div>
            <ScoreHistogram
              groups={groups}
              tiers={tiers}
              active={activeTiers}
              tally={tally}
              onChange={setMoved}
            />
            <TierTable tally={tally} active={activeTally} />
            <BudgetBar
              tally={tally}
              active={activeTally}
              budget={overview.budget}
              published={overview.published}
            />
          </section>
          <div className="flex flex-col gap-4">
            <ComputeCard period={period} overview={overview} />
            <MovesCard period={period} tiers={tiers} moves={moves} tally={tally} onePoint={onePoint} />
            <RulesCard
              period={period}
              overview={overview}
              groups={groups}
              active={active}
              onShow={setMoved}
              onDone={(text) => {
                setMoved(undefined)
                setDone(text)
              }}
            />
            <RatesCard groups={groups} tiers={tiers} institutions={scores.institutions} />
            <StatusesCard statuses={overview.statuses} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2.5 text-small lg:px-6">
        <span className="text-ink-soft">
          {active.name} · {isChanged ? words.simulation : words.rules.active}
        </span>
        <ButtonWithReason
          variant="primary"
          onPress={() => setIsProposing(true)}
          disabledReason={isChanged ? undefined : words.rules.unchanged}
        >
          {words.rules.propose}
          <PrimaryKey />
        </ButtonWithReason>
      </div>
      {isProposing && (
        <ProposeDialog
          period={period}
          tiers={tiers}
          onClose={() => setIsProposing(false)}
          onDone={(text) => {
            setIsProposing(false)
            setDone(text)
          }}
        />
      )}
    </div>
  )
}
