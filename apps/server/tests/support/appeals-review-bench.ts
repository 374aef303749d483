import { expect } from 'vitest'
import { useAppealsBench } from './appeals-bench.ts'
import { completeFigures, type Index, type Member } from './review-bench.ts'
import type { Sender } from './submission.ts'

/** The bench of appeals, with reviewers and managers. */
export const useAppealsReviewBench = (index: Index = {}) => {
  const bench = useAppealsBench(index)
  const { member, of, appealed } = bench

  const enterFigures = async (who: Member, form: Sender) => {
    const calls = of(who, form.id)
    const { figures } = await calls.opened()
    const claimed = figures.rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
    const asked = Object.fromEntries(
      Object.entries({ ...completeFigures, family_handicapped_data: claimed }).filter(([wire]) =>
        figures.rows.some((row) => row.wire === wire),
      ),
    )
    return calls.figures({ version: figures.version, figures: asked })
  }

  /** Judges the files of the appeal: accepts all except the flagged ones. */
  const judge = async (who: Member, form: Sender, flagged: readonly string[] = []) => {
    const calls = of(who, form.id)
    for (const { key, file, is_frozen, is_missing } of (await calls.opened()).documents) {
      if (is_frozen || (is_missing && !flagged.includes(key))) continue
      await calls.verdict({
        key,
        file_name: file?.file_name ?? '',
        ...(flagged.includes(key) ? { verdict: 'FLAGGED', reason: 'UNREADABLE' } : { verdict: 'ACCEPTED' }),
      })
    }
  }

  const decide = async (who: Member, form: Sender, given: object) => {
    const { seen } = await of(who, form.id).opened()
    return of(who, form.id).decide({ seen, ...given })
  }

  const leave = (who: Member, form: Sender) => of(who, form.id).keepOpen({ is_closing: true })

  /** Makes an appeal that was returned with its first file flagged. */
  const returned = async (note?: string) => {
    const appeal = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, appeal.form, ['documents.0'])
    const answer = await decide(reviewer, appeal.form, { event: 'RETURN_FOR_REPAIR', note })
    expect(answer.statusCode, answer.body).toBe(200)
    return { ...appeal, reviewer }
  }

  /** Makes an appeal with judged files and entered figures, ready for a manager. */
  const reviewed = async () => {
    const appeal = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, appeal.form)
    const saved = await enterFigures(reviewer, appeal.form)
    expect(saved.statusCode, saved.body).toBe(200)
    await leave(reviewer, appeal.form)
    return { ...appeal, reviewer, manager: await member('manager') }
  }

  return { ...bench, enterFigures, judge, decide, leave, returned, reviewed }
}
