import type { MaskedAccount, ResultPage } from '@milgo/contracts/core/get-result-page'
import { isPaidByInstitution, moneyOf } from '@milgo/domain/ledger/money'
import {
  type DatedEntry,
  findMoneyNextStep,
  type LedgerMovement,
  movementsOf,
} from '@milgo/domain/ledger/movements'
import { refusalForStudent } from '@milgo/domain/result/refusal-reason'
import {
  decisionOf,
  findAppealRefusal,
  findFirstRefusal,
  type Refusal,
} from '@milgo/domain/result/shown-result'
import { claimedFigures } from '@milgo/domain/review/figures'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { verifiedFiguresOf } from '@milgo/domain/review/verified-figures-of'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getBanks } from '../dictionaries/get-banks.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { findLetters } from './letters-repository.ts'
import { findResultRows, type ResultRows } from './result-rows-repository.ts'
import type { Score } from './score-repository.ts'
import {
  detailedScoreAnswer,
  findPublishedScore,
  findRulesOf,
  getPublishedCase,
  getRulesOf,
  requestDataOf,
} from './shown-result.ts'

/** Returns everything that a student's page shows of a published result. */
export const getResultPage = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<ResultPage> => {
  const loaded = await getPublishedCase(platform, token)
  const { request } = loaded
  const { publishState } = request.state
  const score = await findPublishedScore(platform, loaded)
  const rows = await findResultRows(platform, request.id)
  const refusal = score ? undefined : findFirstRefusal(rows.events)
  // Undefined if the score's own rules are not stored. Then the page shows no borders and tiers, because those of other
  // rules would be wrong.
  const rules = score && (await findRulesOf(platform, loaded, score))
  const wordRefusal = await refusalWording(platform, loaded, language)
  return {
    decision: decisionOf(score, refusal),
    is_of_appeal: score?.result === '2',
    award: score?.award ?? 0,
    score: score
      ? detailedScoreAnswer(score, (rules ?? (await getRulesOf(platform, loaded, score))).scoreRules)
      : null,
    request_data: score ? requestDataOf(score) : null,
    inputs: score ? await inputsOf(platform, loaded, score) : null,
    rules: rules
      ? {
          score_rules: rules.scoreRules,
          award_tiers: rules.awardTiers,
          reserve_window: loaded.period.reserveWindow,
        }
      : null,
    refusal: wordRefusal(refusal),
    appeal_refusal: wordRefusal(findAppealRefusal(rows.events, publishState)),
    letters: await lettersOf(platform, request.id),
    money: await moneyOnWire(platform, loaded, rows, language),
  }
}

const refusalWording = async (platform: Platform, { request }: OpenCase, language: Language) => {
  const reasons = await getReasons(platform, request.periodId)
  return (refused: Refusal<object> | undefined) => {
    const reason = refused ? refusalForStudent(reasons, refused.event, refused.reason, language) : null
    return refused && reason !== null ? { reason, note: refused.note } : null
  }
}

const inputsOf = async (
  platform: Platform,
  loaded: OpenCase,
  { inputs: { answers } }: Score,
): Promise<NonNullable<ResultPage['inputs']>> => {
  const { snapshot } = await lastSentOf(platform, loaded)
  const claimed = snapshot ? verifiedFiguresOf(claimedFigures(sentAnswers(snapshot))).disability : []
  const { localityAt18: place } = answers
  return {
    children_count: answers.childrenCount,
    student_siblings_count: answers.siblingsStudentsCount,
    is_single_parent: answers.isSingleParent,
    affected_parents: answers.affectedParents,
    service_months: answers.serviceMonths,
    reserve_days: answers.daysInReserve,
    locality_at_18: {
      is_in_israel: place.isInIsrael,
      socio_economic_cluster: place.socioEconomicCluster,
      peripherality_cluster: place.peripheralityCluster,
      is_on_priority_list: place.isOnPriorityList,
    },
    claimed_disability: claimed.map(({ percentages }) => percentages),
  }
}

const lettersOf = async ({ database }: Platform, requestId: string): Promise<ResultPage['letters']> => {
  const letters = await database.read((db) => findLetters(db, requestId))
  return letters.map(({ number, kind, issuedAt }) => ({
    number,
    kind,
    issued_at: issuedAt.toISOString(),
    replaced_by: letters.find(({ replaces }) => replaces === number)?.number ?? null,
  }))
}

const moneyOnWire = async (
  platform: Platform,
  loaded: OpenCase,
  { ledger, accounts }: ResultRows,
  language: Language,
): Promise<ResultPage['money']> => {
  if (!ledger) return null
  const { isSponsored } = ledger
  const entries = ledger.entries.map(({ at, entry }): DatedEntry => ({ at: new Date(at), entry }))
  const rows = entries.map(({ entry }) => entry)
  const { entitled, paid, inFlight, due } = moneyOf(rows, isSponsored)
  const { isBankFixWaiting = false } = circumstancesOf(loaded)
  const maskOf = await accountMasks(platform, accounts, language)
  return {
    entitled,
    paid,
    in_flight: inFlight,
    due,
    is_paid_by_institution: isPaidByInstitution(rows, isSponsored),
    next: findMoneyNextStep(rows, isSponsored, isBankFixWaiting) ?? null,
    movements: movementsOf(entries).map((movement) => onWire(movement, maskOf)),
  }
}

const onWire = (
  { kind, at, amount, account, reason }: LedgerMovement,
  maskOf: (id: string) => MaskedAccount | null,
) => ({ kind, at: at.toISOString(), amount, account: account === null ? null : maskOf(account), reason })

/**
 * Returns a lookup of accounts, masked so that the owner recognises them; null if the account's details were erased.
 */
const accountMasks = async (
  platform: Platform,
  accounts: ResultRows['accounts'],
  language: Language,
): Promise<(id: string) => MaskedAccount | null> => {
  const opened = new Map(
    accounts.flatMap(({ id, sealed }) =>
      sealed === null ? [] : [[id, openAccount(platform.vault, id, sealed)] as const],
    ),
  )
  const banks = opened.size === 0 ? [] : await getBanks(platform, language)
  return (id) => {
    const account = opened.get(id)
    if (!account) return null
    return {
      bank: banks.find(({ value }) => value === account.bank)?.label ?? account.bank,
      branch: account.branch,
      last_digits: account.accountNumber.slice(-4),
    }
  }
}
