import { moneyOf } from '@milgo/domain/ledger/money'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findSentAccount, openAccount } from '../src/core/ledger/bank-account.ts'
import { getCase } from '../src/core/requests/get-case.ts'
import { lastSentOf } from '../src/core/requests/last-sent.ts'
import { openLetter } from '../src/core/results/sealed-letter.ts'
import { bankAccounts } from '../src/store/ledger-schema.ts'
import { letters, scores } from '../src/store/results-schema.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { computeResults } from './support/compute-results.ts'
import { poorFigures, useReviewBench } from './support/review-bench.ts'

const { at, member, confirmed, approved, decided, denied, publishAlone, statusOf } = useReviewBench()

const rowsOf = async (id: string) => {
  const { database } = at.server
  return database.read(async (db) => ({
    scores: await db.select().from(scores).where(eq(scores.requestId, id)),
    letters: await db.select().from(letters).where(eq(letters.requestId, id)),
    accounts: await db.select().from(bankAccounts).where(eq(bankAccounts.requestId, id)),
    ledger: await findLedger(db, id),
    events: (
      await db.execute<{ event: string }>(
        sql`select event from request_events where request_id = ${id} order by number`,
      )
    ).rows.map(({ event }) => event),
  }))
}

describe('computing a request', () => {
  it('stores the score with its rules, inputs and lines, with the event', async () => {
    const { form } = await confirmed()
    await computeResults(at.server.platform, form.id)
    expect(await statusOf(form)).toBe('COMPUTED')
    const { scores: versions, events, ledger } = await rowsOf(form.id)
    expect(versions).toHaveLength(1)
    const [score] = versions
    expect(score).toMatchObject({ version: 1, result: '1', snapshotNumber: 1, figuresVersion: 1 })
    expect(score?.inputs.figures.houseHoldPeople).toBe(4)
    const points = Object.values(score?.components ?? {}).reduce((sum, one) => sum + one.points, 0)
    expect(score?.total).toBeCloseTo(points, 5)
    expect(events.at(-1)).toBe('COMPUTE')
    expect(ledger).toBeUndefined()
  })

  it('leaves out requests that a second person has not confirmed', async () => {
    const { form } = await approved()
    await computeResults(at.server.platform, form.id)
    expect(await statusOf(form)).toBe('TEAM_MANAGER_APPROVAL')
    expect((await rowsOf(form.id)).scores).toEqual([])
  })

  it('is done once if asked for twice at the same moment', async () => {
    const { form } = await confirmed()
    await Promise.all([
      computeResults(at.server.platform, form.id),
      computeResults(at.server.platform, form.id),
    ])
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
  })
})

describe('publishing a result', () => {
  it('writes the letter, the sent account and the award', async () => {
    const { form } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    await publishAlone(form.id)
    const {
      scores: [score],
      letters: [letter, ...more],
      accounts,
      ledger,
      events,
    } = await rowsOf(form.id)
    expect(score?.award).toBeGreaterThan(0)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ number: 1, kind: 'AWARD', scoreVersion: 1, replaces: null })
    const { vault } = at.server.platform
    expect(letter && openLetter(vault, form.id, letter)).toMatchObject({
      award: score?.award,
      score: { total: score?.total },
      identityEnding: form.student.identityNumber.slice(-4),
    })
    const { snapshot } = await lastSentOf(at.server.platform, await getCase(at.server.platform, form.id))
    const [account] = accounts
    expect(account && openAccount(vault, account.id, account.sealed ?? '')).toEqual(
      snapshot && findSentAccount(snapshot),
    )
    expect(ledger?.isSponsored).toBe(false)
    expect(ledger && moneyOf(ledger.entries, ledger.isSponsored)).toEqual({
      entitled: score?.award,
      paid: 0,
      inFlight: 0,
      due: score?.award,
      needsAccount: false,
    })
    expect(events.at(-1)).toBe('PUBLISH')
  })

  it('of a refusal has the reason and opens no ledger', async () => {
    const { form } = await denied('STUDY_SCOPE')
    await publishAlone(form.id)
    const {
      letters: [letter],
      ledger,
    } = await rowsOf(form.id)
    expect(letter?.kind).toBe('REFUSAL')
    expect(letter && openLetter(at.server.platform.vault, form.id, letter)).toMatchObject({
      reason: expect.objectContaining({
        he: expect.stringMatching(/[א-ת]/),
        en: expect.stringMatching(/[a-z]/),
      }),
      score: null,
      award: 0,
    })
    expect(ledger).toBeUndefined()
  })

  it('of a request that was computed, reopened and then refused shows no points and pays nothing', async () => {
    const { form, manager } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    expect((await rowsOf(form.id)).scores[0]?.award).toBeGreaterThan(0)
    await decided(manager, form, 'REOPEN', { note: 'a second look disagrees' })
    await decided(await member('reviewer'), form, 'DENY', { reason: 'STUDY_SCOPE' })
    await publishAlone(form.id)
    const {
      letters: [letter],
      ledger,
    } = await rowsOf(form.id)
    expect(letter).toMatchObject({ kind: 'REFUSAL', scoreVersion: null })
    expect(letter && openLetter(at.server.platform.vault, form.id, letter)).toMatchObject({ award: 0 })
    expect(ledger).toBeUndefined()
  })

  it('is done once, and only if there is a result', async () => {
    const { form } = await confirmed()
    await expect(publishAlone(form.id)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
    await computeResults(at.server.platform, form.id)
    const outcomes = await Promise.allSettled([publishAlone(form.id), publishAlone(form.id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await rowsOf(form.id)).letters).toHaveLength(1)
  })
})
