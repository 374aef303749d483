import { rulesDifferences } from '@milgo/domain/score/rules-differences'
import { findActivationRefusal } from '@milgo/domain/score/rules-version'
import type { ScoreGroup } from '@milgo/domain/what-if/score-group'
import { countMoves } from '@milgo/domain/what-if/tier-moves'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { edgesText } from './edges-text.ts'
import { PointsDialog } from './points-dialog.tsx'
import { RulesDifferences } from './rules-differences.tsx'
import { type ResultsOverview, type RulesVersion, type Tiers, useRefreshResults } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly overview: ResultsOverview
  readonly groups: readonly ScoreGroup[]
  readonly active: RulesVersion
  readonly onShow: (tiers: Tiers) => void
  readonly onDone: (text: string) => void
}

/** The rules in force and the proposals. A proposal of another manager can be put in force. */
export const RulesCard = ({ period, overview, groups, active, onShow, onDone }: Props) => {
  const { officeResults, officeRules } = useWords()
  const words = officeResults.rules
  const [asked, setAsked] = useState<RulesVersion>()
  const [isChangingPoints, setIsChangingPoints] = useState(false)
  return (
    <Card title={words.title} icon={<Scale aria-hidden="true" className="size-5 text-brand" />}>
      <ul className="flex flex-col">
        {overview.rules
          .filter(({ state }) => state === 'ACTIVE' || state === 'PROPOSED')
          .map((rules) => (
            <Version
              key={rules.version}
              period={period}
              rules={rules}
              active={active}
              onShow={onShow}
              onActivate={() => setAsked(rules)}
            />
          ))}
      </ul>
      <ActionButton
        variant="secondary"
        className="mt-2 min-h-11 px-4 text-small"
        onPress={() => setIsChangingPoints(true)}
      >
        {officeRules.open}
      </ActionButton>
      {isChangingPoints && (
        <PointsDialog
          period={period}
          active={active}
          computed={overview.computed}
          onClose={() => setIsChangingPoints(false)}
          onDone={(text) => {
            setIsChangingPoints(false)
            onDone(text)
          }}
        />
      )}
      {asked && (
        <ActivateDialog
          period={period}
          rules={asked}
          active={active}
          computed={overview.computed}
          groups={groups}
          onClose={() => setAsked(undefined)}
          onDone={(text) => {
            setAsked(undefined)
            onDone(text)
          }}
        />
      )}
    </Card>
  )
}

type VersionProps = {
  readonly period: { readonly period?: string }
  readonly rules: RulesVersion
  readonly active: RulesVersion
  readonly onShow: (tiers: Tiers) => void
  readonly onActivate: () => void
}

const momentOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Returns why this staff member may not put a proposal in force, or undefined. */
const refusalOf = (
  { state, proposed_by, proposed_at }: RulesVersion,
  active: RulesVersion,
  staffId: string,
) => {
  const proposal = { state, proposedBy: proposed_by?.id ?? null, proposedAt: momentOf(proposed_at) }
  return findActivationRefusal(proposal, { activatedAt: momentOf(active.activated_at) }, staffId)
}

const Version = ({ period, rules, active, onShow, onActivate }: VersionProps) => {
  const { officeResults } = useWords()
  const words = officeResults.rules
  const staff = useStaff()
  const refresh = useRefreshResults()
  const { isBusy, failure, submit } = useSubmit()
  const refusal = refusalOf(rules, active, staff.id)
  const isProposed = rules.state === 'PROPOSED'
  const withdraw = () =>
    void submit(async () => {
      await callCore('POST /office/rules-versions/withdraw', { body: { ...period, version: rules.version } })
      await refresh()
    })
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-2">
        <Ltr className="font-bold">{rules.name}</Ltr>
        <Badge tone={isProposed ? 'sun' : 'good'}>{isProposed ? words.proposed : words.active}</Badge>
        <Ltr className="ms-auto text-ink-soft">
          {rules.award_tiers
            .map(({ from }) => from)
            .toReversed()
            .join(' · ')}
        </Ltr>
      </div>
      <p className="mt-1 text-ink-soft">
        {rules.proposed_by && rules.proposed_at
          ? fill(words.by, {
              name: rules.proposed_by.name,
              at: momentText(new Date(rules.proposed_at)),
            })
          : words.first}
      </p>
      {rules.note && <p className="mt-1">{rules.note}</p>}
      {isProposed && (
        <>
          {refusal && refusal !== 'NOT_PROPOSED' && (
            <p className="mt-1 text-ink-soft">{words.refusals[refusal]}</p>
          )}
          <RulesDifferences active={active} rules={rules} />
          <div className="mt-1 flex flex-wrap gap-1">
            <ActionButton
              variant="quiet"
              className="min-h-11 px-3 text-small"
              onPress={() => onShow(rules.award_tiers)}
            >
              {words.show}
            </ActionButton>
            {refusal === undefined && (
              <ActionButton variant="secondary" className="px-4" onPress={onActivate}>
                {words.activate}
              </ActionButton>
            )}
            <ActionButton
              variant="quiet"
              className="min-h-11 px-3 text-small"
              onPress={withdraw}
              busyText={isBusy ? words.saving : undefined}
            >
              {words.withdraw}
            </ActionButton>
          </div>
          <FailureBanner title={words.failed} failure={failure} />
        </>
      )}
    </li>
  )
}

type ActivateProps = {
  readonly period: { readonly period?: string }
  readonly rules: RulesVersion
  readonly active: RulesVersion
  readonly computed: number
  readonly groups: readonly ScoreGroup[]
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

const ActivateDialog = ({ period, rules, active, computed, groups, onClose, onDone }: ActivateProps) => {
  const { officeResults } = useWords()
  const words = officeResults.rules
  const refresh = useRefreshResults()
  const { isBusy, failure, submit } = useSubmit()
  const { up, down } = countMoves(groups, active.award_tiers, rules.award_tiers)
  // With other points the moves are unknown until the scores are computed again.
  const hasOtherPoints = rulesDifferences(active.score_rules, rules.score_rules).length > 0
  const activate = () =>
    void submit(async () => {
      const { to_compute } = await callCore('POST /office/rules-versions/activate', {
        body: { ...period, version: rules.version, seen: active.version },
      })
      await refresh()
      onDone(fill(words.activated, { name: rules.name, count: inGroups(to_compute) }))
    })
  return (
    <ModalWindow
      isOpen
      header={fill(words.activateDialog, { name: rules.name })}
      text={fill(hasOtherPoints ? words.activatePointsText : words.activateText, {
        edges: edgesText(rules.award_tiers, officeResults.and),
        count: inGroups(computed),
        up: inGroups(up),
        down: inGroups(down),
      })}
      onDismiss={onClose}
      positive={{
        label: words.activate,
        onPress: activate,
        busyText: isBusy ? words.activating : undefined,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <RulesDifferences active={active} rules={rules} />
    </ModalWindow>
  )
}
