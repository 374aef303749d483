import { type Fault, type Issue, issueCodes } from '@milgo/domain/answers/issue'
import { readPayload } from '@milgo/domain/answers/payload'
import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import { family } from '@milgo/domain/application/family/questions'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { findReportIssues } from '@milgo/domain/content/problem-report'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { findOneTimeCodeFault } from '@milgo/domain/login/one-time-code'
import { describe, expect, it } from 'vitest'
import { formNotes } from './he/form-notes.ts'
import { issues } from './he/issues.ts'
import { questions } from './he/questions.ts'
import { issueMessage, issueText } from './issue-message.ts'

const words = { issues, questions, formNotes }

describe('the message of an issue', () => {
  it.each([
    [{ questionId: 'firstName', code: 'FIELD_REQUIRED' }, {}, 'שם פרטי: שדה חובה'],
    [
      { questionId: 'firstName', code: 'MAX_LENGTH', params: { max: 20 } },
      {},
      'שם פרטי: אפשר להזין עד 20 תווים',
    ],
    [
      {
        questionId: 'disabledFamilyMembers',
        code: 'DISABILITY_RANGE',
        params: { min: 20, max: 100 },
        index: 1,
        part: 'percent',
      },
      {},
      'בן/בת משפחה 2, אחוזי נכות: דווחו על נכות בשיעור של \u206620%–100%\u2069 בלבד',
    ],
    [{ questionId: 'disabledFamilyMembers', code: 'FIELD_REQUIRED' }, {}, 'בני/בנות משפחה עם נכות: שדה חובה'],
    [
      { questionId: 'siblingsStudyConfirmations', code: 'FIELD_REQUIRED', index: 0 },
      {},
      'אישור לימודים של אח/ות סטודנט/ית עד גיל 30 (1): שדה חובה',
    ],
    [
      { questionId: 'parentTwoCertificate', code: 'FIELD_REQUIRED' },
      { key: 'parentTwoCertificate.deathCertificate' },
      'תעודת פטירה של הורה 2: שדה חובה',
    ],
    [{ questionId: 'parentTwoCertificate', code: 'FIELD_REQUIRED' }, {}, 'שדה חובה'],
    [
      { questionId: 'spouseIncomeType', code: 'UNKNOWN_OPTION', member: 'SPOUSE', part: 'income_type' },
      {},
      'מקור ההכנסה של בן/בת הזוג: הערך שנבחר אינו קיים ברשימה. בחרו מחדש',
    ],
    [{ questionId: 'nothing', code: 'WRONG_TYPE' }, {}, 'הערך אינו תקין. הזינו אותו מחדש'],
    [
      { questionId: 'isReservist', code: 'WRONG_TYPE' },
      { params: { from: '02.12.2023', to: '15.12.2024' } },
      'האם שירתתם במילואים בין 02.12.2023 ל־15.12.2024?: הערך אינו תקין. הזינו אותו מחדש',
    ],
  ] as const)('%j with %j', (issue, label, expected) => {
    expect(issueMessage(issue, words, label)).toBe(expected)
  })

  it('fills every placeholder of every code', () => {
    const wrong = {
      ...sampleAnswers,
      birthday: '2020-01-01',
      siblingsCount: '26',
      accountNumber: '123',
      daysInReserve: '381',
      disabledFamilyMembers: [{ type: 'SIBLING', percent: '1' }],
    }
    const payload = { family_members: Array(10).fill({}), family_status_gap_details: 'x'.repeat(201) }
    const found: Issue[] = [
      ...validate(applicationForm, wrong, sampleContext),
      ...validate(applicationForm, { ...sampleAnswers, birthday: '1900-12-31' }, sampleContext),
      ...validate(applicationForm, { ...sampleAnswers, serviceMonths: '999' }, sampleContext),
      ...bankWarnings({ accountNumber: '12345' }),
      ...bankWarnings({ branch: '1234', accountNumber: '1234567890' }),
      ...readPayload(applicationForm, family, payload, sampleContext).issues,
    ]
    const report = { topic: 'OTHER', from: 'noa@example.org', subject: 'A', body: 'B', requestNumber: 'abc' }
    const faults: (Fault | undefined)[] = [
      ...Object.values(newPasswordIssues('weak', 'weak')),
      findOneTimeCodeFault('1'),
      ...findReportIssues(report),
    ]
    for (const fault of faults) if (fault) found.push({ questionId: '', ...fault })
    const texts = found.map((issue) => issueText(issue, words))
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
    expect(texts).toContain('הזינו תאריך החל מ־01.01.1901')
    expect(texts).toContain('תאריך הלידה אינו תקין: הגיל המינימלי הוא 8')
    expect(texts).toContain('הזינו קוד בן 6 ספרות')
    expect(texts).toContain(
      'הסיסמה חייבת לכלול \u20668–20\u2069 תווים, ובהם ספרה, אות גדולה ואות קטנה באנגלית',
    )
    const provoked = new Set(found.map(({ code }) => code))
    const withFigures = issueCodes.filter((code) => issues[code].includes('{'))
    expect(withFigures.filter((code) => !provoked.has(code))).toEqual([])
  })
})
