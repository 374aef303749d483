import { StatusEvent } from '@milgo/domain/status/status-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { eraseBankDetails } from '../src/core/erasure/erase-bank-details.ts'
import { sweepOrphans } from '../src/core/files/sweep-orphans.ts'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { getCase } from '../src/core/requests/get-case.ts'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { moveRequestAs } from '../src/core/requests/move-request-as.ts'
import { circumstancesOf } from '../src/core/requests/request-case.ts'
import { computeAgain } from '../src/core/results/compute-again.ts'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { rebuildIndex } from '../src/office/queue/rebuild-index.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { authz, bearer, clockOf, codeSentTo, core, post } from './support/accounts.ts'
import { useAppealsReviewBench } from './support/appeals-review-bench.ts'
import { computeResults } from './support/compute-results.ts'
import { completeFigures, poorFigures, returnedFlags } from './support/review-bench.ts'
import { addFiles, type Sender } from './support/submission.ts'

const bench = useAppealsReviewBench({ hasRealIndex: true })
const { at, ask, correct, decided, denied, member, of, publishAlone, ready, sent } = bench

const query = async (text: string, values: readonly unknown[] = []) =>
  (await at.server.database.pool.query(text, [...values])).rows

const indexRows = () =>
  at.server.database.read((db) => db.select().from(requestIndex).orderBy(requestIndex.number))

/** Moves a request as a new staff member, without the pages of the office. */
const move = async (form: Sender, role: 'REVIEWER' | 'MANAGER', event: string, reason = 'OTHER') => {
  const { id } = await member(role === 'MANAGER' ? 'manager' : 'reviewer')
  const asked = { event, reason } as Parameters<typeof moveRequestAs>[3]
  await moveRequestAs(at.server.platform, { kind: 'staff', id, role }, form.id, asked, {
    hasCompleteFigures: true,
  })
}

const returned = async () => {
  const form = await sent()
  const reviewer = await member('reviewer')
  await of(reviewer, form.id).judge(returnedFlags)
  await decided(reviewer, form, 'RETURN_FOR_REPAIR')
  return { form, reviewer }
}

const approved = async (figures: object = poorFigures) => {
  const form = await sent()
  await ready(await member('reviewer'), form, figures)
  await move(form, 'REVIEWER', 'APPROVE')
  return form
}

const computed = async () => {
  const form = await approved()
  await move(form, 'MANAGER', 'CONFIRM')
  await computeResults(at.server.platform, form.id)
  return form
}

/** The award of everything that is computed under the other rules. */
const otherAward = 777

/** Computes under rules with a lower score and one tier. */
const underOtherRules = async (compute: () => Promise<unknown>) => {
  const [before] = await query('select id, score_rules, award_tiers from registration_periods')
  const change = (rules: object, tiers: object) =>
    query('update registration_periods set score_rules = $1, award_tiers = $2 where id = $3', [
      JSON.stringify(rules),
      JSON.stringify(tiers),
      before.id,
    ])
  const { score_rules: rules, award_tiers: tiers } = before
  await change({ ...rules, caps: { ...rules.caps, income: 1 } }, [{ from: 0, amount: otherAward }])
  await compute()
  await change(rules, tiers)
}

const published = async () => {
  const form = await computed()
  await publishAlone(form.id)
  return form
}

/** Revises a published result, by two managers. */
const revise = async ({ id }: Sender, figures: object) => {
  const reason = 'a figure was read wrong'
  const path = `requests/${id}`
  const proposed = await ask(await member('manager'), 'POST', `${path}/propose-revision`, { reason, figures })
  expect(proposed.statusCode, proposed.body).toBe(200)
  const signature = { revision_id: proposed.json().id, outcome: 'SIGN' }
  const signed = await ask(await member('manager'), 'POST', `${path}/sign-revision`, signature)
  expect(signed.statusCode, signed.body).toBe(200)
}

/** Returns the figures that the review of a request asks for. */
const askedFigures = async ({ id }: Sender, figures: object) => {
  const { rows } = (await of(await member('manager'), id).opened()).figures
  const claimed = rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
  return Object.fromEntries(
    Object.entries({ ...figures, family_handicapped_data: claimed }).filter(([wire]) =>
      rows.some((row) => row.wire === wire),
    ),
  )
}

/** Adds a file that the student uploads after sending. */
const uploaded = async (form: Sender, document: string): Promise<string> => {
  const [name = ''] = await addFiles(at.server, form.student.id, [document])
  await query(`update files set created_at = '2026-01-15T10:00:01Z' where id::text || '.pdf' = $1`, [name])
  return name
}

const lapse = async (form: Sender) => {
  await query(`update requests set correction_deadline = '2026-01-15T10:00:02Z' where id = $1`, [form.id])
  clockOf(at.server).pass(3)
  await lapseCorrections(at.server.platform)
  clockOf(at.server)
}

let phones = 0
const changePhone = async (form: Sender): Promise<string> => {
  phones += 1
  // The next code is sent only after a minute.
  clockOf(at.server).pass(61 * phones)
  const value = `054${8_000_000 + phones}`
  const from = { headers: bearer(form.token), address: `10.40.0.${phones}` }
  const answer = await post(at.server, `${authz}/change-contact`, { kind: 'phone', value }, from)
  const { session } = answer.json()
  const code = await codeSentTo(at.server, value)
  const confirmedChange = await post(at.server, `${authz}/confirm-contact`, { session, code }, from)
  expect(confirmedChange.statusCode, confirmedChange.body).toBe(200)
  clockOf(at.server)
  return value
}

const work = async (form: Sender, change: object) => {
  const answer = await ask(await member('manager'), 'POST', 'work/change', {
    requests: [{ request_id: form.id }],
    change,
  })
  expect(answer.json().results[0].outcome).toBe('done')
}

const numberOf = async (form: Sender) =>
  `2025-${String((await query('select number from requests where id = $1', [form.id]))[0].number).padStart(6, '0')}`

const erase = async (form: Sender) => {
  const asked = { number: await numberOf(form), reason: 'asked by letter' }
  const { id } = (await ask(await member('manager'), 'POST', 'erasures', asked)).json()
  const erased = await ask(await member('manager'), 'POST', `erasures/${id}/decide`, { outcome: 'ERASE' })
  expect(erased.statusCode, erased.body).toBe(200)
}

/** Makes a published award whose payment came back, asks for another account and gets it. */
const withAnotherAccount = async () => {
  const form = await published()
  const [account] = await query('select id from bank_accounts where request_id = $1', [form.id])
  const { money } = circumstancesOf(await getCase(at.server.platform, form.id))
  const order = `o-${form.id}`
  await at.server.database.transaction((tx) =>
    appendEntries(
      tx,
      form.id,
      [
        { kind: 'ORDER', order, batch: 'b1', amount: money?.due ?? 0, account: account.id, reissues: [] },
        { kind: 'RESULT', order, result: 'RETURNED', reason: 'ACCOUNT_CLOSED' },
      ],
      { at: new Date('2026-01-15T09:00:00Z'), staffId: null },
    ),
  )
  const finance = await member('finance')
  const now = circumstancesOf(await getCase(at.server.platform, form.id))
  const actor = { kind: 'staff', id: finance.id, role: 'FINANCE' } as const
  const known = now.money ? { money: now.money } : {}
  await moveRequestAs(at.server.platform, actor, form.id, { event: 'ACCOUNT_NEEDED' }, known)
  expect((await ask(finance, 'POST', `requests/${form.id}/ask-for-bank-fix`)).statusCode).toBe(200)
  const details = {
    bank_name: '10',
    branch_number: '936',
    account_number: '7654321',
    bank_account_reference: await uploaded(form, 'bank_account_reference'),
  }
  const fix = (payload: object) =>
    at.server.app.inject({
      method: 'PATCH',
      url: `${core}/user-request/by-user/fix-bank-details`,
      headers: bearer(form.token),
      payload,
    })
  await fix(details)
  const [{ body }] = await query(
    `select body from outbox_messages where student_id = $1 and template = 'CODE_BANK' and channel = 'sms'`,
    [form.student.id],
  )
  const fixed = await fix({ ...details, code: /\d{6}/.exec(body)?.[0] })
  expect(fixed.statusCode, fixed.body).toBe(200)
  const [{ id: fixedAccount }] = await query(
    `select id from bank_accounts where request_id = $1 and source = 'FIX'`,
    [form.id],
  )
  const path = `requests/${form.id}/decide-bank-fix`
  const accepted = await ask(finance, 'POST', path, { account_id: fixedAccount, outcome: 'ACCEPT' })
  expect(accepted.statusCode, accepted.body).toBe(200)
  return form
}

const twiceChanged = 'corrected after two changes of the phone, and changed once more'

/** Requests by what happened to them, each by the calls or use cases of the product. */
const stories: Readonly<Record<string, () => Promise<Sender>>> = {
  sent,
  'returned, with a new file that is saved': async () => {
    const { form } = await returned()
    const name = await uploaded(form, 'id_front')
    expect((await form.saveDocuments({ id_front: name, version: 1 })).statusCode).toBe(200)
    return form
  },
  'lapsed with a new file that was saved': async () => {
    const { form } = await returned()
    const name = await uploaded(form, 'id_front')
    expect((await form.saveDocuments({ id_front: name, version: 1 })).statusCode).toBe(200)
    await lapse(form)
    return form
  },
  'lapsed with a new file that was not saved, and was swept later': async () => {
    const { form } = await returned()
    await uploaded(form, 'id_front')
    await lapse(form)
    return form
  },
  'lapsed, approved, and its file was uploaded later': async () => {
    const { form } = await returned()
    await lapse(form)
    await uploaded(form, 'id_front')
    return form
  },
  'sent, and its phone changed twice': async () => {
    const form = await sent()
    await changePhone(form)
    await changePhone(form)
    return form
  },
  [twiceChanged]: async () => {
    const { form } = await returned()
    await changePhone(form)
    await changePhone(form)
    const corrected = await correct(form, Object.keys(returnedFlags))
    expect(corrected.statusCode, corrected.body).toBe(200)
    await changePhone(form)
    return form
  },
  'returned and cancelled': async () => {
    const { form, reviewer } = await returned()
    await decided(reviewer, form, 'CANCEL_RETURN')
    return form
  },
  'assigned, labelled and on hold': async () => {
    const form = await sent()
    await work(form, { kind: 'label', add: ['visit'], remove: [] })
    await work(form, { kind: 'hold', reason: 'call', until: '2026-01-18' })
    await work(form, { kind: 'assign', to: (await member('reviewer')).id })
    return form
  },
  'assigned and denied': async () => {
    const form = await sent()
    await work(form, { kind: 'assign', to: (await member('reviewer')).id })
    await move(form, 'REVIEWER', 'DENY')
    return form
  },
  'approved and sent back': async () => {
    const form = await approved()
    await move(form, 'MANAGER', 'SEND_BACK_TO_REVIEW')
    return form
  },
  'computed and reopened': async () => {
    const form = await computed()
    await move(form, 'MANAGER', 'REOPEN')
    return form
  },
  computed,
  'computed again alone': async () => {
    const form = await computed()
    const manager = await member('manager')
    await underOtherRules(() => computeAgain(at.server.platform, manager.id, form.id))
    return form
  },
  'computed again with all others': async () => {
    const form = await computed()
    await underOtherRules(() => computeResults(at.server.platform, form.id, { isAgain: true }))
    return form
  },
  'awarded and published': published,
  'without an award, published and revised': async () => {
    const form = await approved({ ...completeFigures, parent_one_income: '60000' })
    await move(form, 'MANAGER', 'CONFIRM')
    await computeResults(at.server.platform, form.id)
    await publishAlone(form.id)
    await revise(form, { parent_one_income: '2000', parent_two_income: '1000' })
    return form
  },
  'denied, published and revised': async () => {
    const { form } = await denied()
    await publishAlone(form.id)
    await revise(form, await askedFigures(form, poorFigures))
    return form
  },
  'awarded, with another account': withAnotherAccount,
  'appealed, lapsed with a new file': async () => {
    const { form, calls, names } = await bench.returned()
    const name = await uploaded(form, 'appeal_documents')
    const saved = await calls.update({ documents: JSON.stringify([name, names[1]]) })
    expect(saved.statusCode, saved.body).toBe(200)
    await lapse(form)
    return form
  },
  'appealed, corrected': async () => {
    const { form, calls, names } = await bench.returned()
    const name = await uploaded(form, 'appeal_documents')
    await calls.update({ documents: JSON.stringify([name, names[1]]) })
    const corrected = await calls.correct()
    expect(corrected.statusCode, corrected.body).toBe(200)
    return form
  },
  'appealed, granted and published': async () => {
    const { form } = await bench.reviewed()
    await move(form, 'MANAGER', 'APPROVE_APPEAL')
    await moveRequestAs(at.server.platform, { kind: 'system' }, form.id, { event: 'QUEUE_APPEAL' })
    await computeResults(at.server.platform, form.id)
    await publishAlone(form.id)
    return form
  },
  'appealed, denied': async () => {
    const { form } = await bench.appealed()
    await move(form, 'MANAGER', 'DENY_APPEAL')
    return form
  },
  'denied and erased': async () => {
    const form = await sent()
    await move(form, 'REVIEWER', 'DENY', 'in words of the office')
    await changePhone(form)
    await work(form, { kind: 'label', add: ['visit'], remove: [] })
    await publishAlone(form.id)
    await erase(form)
    return form
  },
  'denied, and its bank details are erased': async () => {
    const { form } = await denied()
    await publishAlone(form.id)
    clockOf(at.server, '2026-03-30T10:00:00.000Z')
    expect(await eraseBankDetails(at.server.platform, { isDryRun: false })).toContain(await numberOf(form))
    clockOf(at.server)
    return form
  },
}

describe('the index that is built anew', () => {
  const forms = new Map<string, Sender>()
  /** Returns the rows by the story of their request. */
  const rowsByStory = async () => {
    const rows = await indexRows()
    return Object.fromEntries(
      [...forms].map(([story, { id }]) => [story, rows.find(({ requestId }) => requestId === id)]),
    )
  }

  beforeAll(async () => {
    await bench.openAppeals()
    for (const [story, tell] of Object.entries(stories)) forms.set(story, await tell())
    // The sweep removes files that nothing names.
    clockOf(at.server, '2026-01-20T10:00:00.000Z')
    await sweepOrphans(at.server.platform)
    clockOf(at.server)
    await markDuplicates(at.server.platform)
  })

  it('has the rows that the changes wrote, from rows of an earlier index and from none', async () => {
    const written = await rowsByStory()
    expect(Object.values(written)).not.toContain(undefined)
    expect(await rebuildIndex(at.server.platform)).toBe((await indexRows()).length)
    expect(await rowsByStory()).toEqual(written)
    await at.server.database.transaction((tx) => tx.delete(requestIndex))
    await rebuildIndex(at.server.platform)
    expect(await rowsByStory()).toEqual(written)
  })

  it('finds a request by every phone that the account had', async () => {
    const form = forms.get(twiceChanged)
    const { vault } = at.server.platform
    const told = await query(
      `select distinct recipient from outbox_messages where student_id = $1 and template = 'CONTACT_CHANGED'`,
      [form?.student.id],
    )
    expect(told).toHaveLength(4)
    const hashes = (await rowsByStory())[twiceChanged]?.phoneHashes
    for (const { recipient } of told) expect(hashes).toContain(vault.lookupHash('phone', recipient))
  })

  it('says which requests have files that were not sent and cannot be sent any more', async () => {
    const marked = Object.entries(await rowsByStory()).flatMap(([story, row]) =>
      row?.hasUnsentFiles ? [story] : [],
    )
    expect(marked).toEqual(['lapsed with a new file that was saved', 'appealed, lapsed with a new file'])
  })

  it('has nothing of an erased student, not even a reason in words of the office', async () => {
    const row = (await rowsByStory())['denied and erased']
    expect(row).toMatchObject({ name: '', phoneHashes: [], fileHashes: [], labels: [], duplicates: [] })
    expect([row?.decision, row?.decisionReason]).toEqual(['denied', null])
  })

  it('has the marks of what requests have in common', async () => {
    expect((await rowsByStory())['sent']?.duplicates).toEqual(['same-account', 'same-file'])
  })

  it('has the newest result that was not withdrawn, published or not', async () => {
    const rows = await rowsByStory()
    const scored = await query(
      `select request_id, version, total, award from scores where result <> '0' order by version`,
    )
    for (const [story, form] of forms) {
      const last = scored.findLast(({ request_id }) => request_id === form.id)
      const row = rows[story]
      expect([story, row?.score, row?.award]).toEqual([story, last?.total ?? null, last?.award ?? null])
    }
    const awardOf = (story: string) => rows[story]?.award
    for (const story of ['sent', 'approved and sent back', 'computed and reopened', 'appealed, denied'])
      expect([story, awardOf(story)]).toEqual([story, null])
    expect(awardOf('computed again alone')).toBe(otherAward)
    expect(awardOf('computed again with all others')).toBe(otherAward)
    const revised = ['without an award, published and revised', 'denied, published and revised']
    for (const story of revised)
      expect([story, awardOf(story)]).toEqual([story, awardOf('awarded and published')])
    expect(awardOf('awarded and published')).toBeGreaterThan(otherAward)
    expect(awardOf('appealed, granted and published')).not.toBeNull()
  })

  it('was compared after every event but these', async () => {
    const rows = await query('select distinct event from request_events')
    const compared = new Set(rows.map(({ event }) => event))
    expect(StatusEvent.options.filter((event) => !compared.has(event))).toEqual([
      'INSTITUTION_REJECTS',
      'WITHDRAW_REJECTION',
      'PAYMENT_CONFIRMED',
      'NOTHING_DUE',
      'ASK_FOR_BANK_FIX_AGAIN',
    ])
  })
})
