import { answerLines } from '@milgo/domain/answers/lines'
import { takeSnapshot } from '@milgo/domain/answers/snapshot'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it } from 'vitest'
import { applicationWording } from './application-wording.ts'
import * as arValues from './ar/answer-values.ts'
import * as arNotes from './ar/form-notes.ts'
import * as arOptions from './ar/options.ts'
import * as arPlaces from './ar/places.ts'
import * as arQuestions from './ar/questions.ts'
import * as arSteps from './ar/steps.ts'
import * as heValues from './he/answer-values.ts'
import * as heNotes from './he/form-notes.ts'
import * as heOptions from './he/options.ts'
import * as hePlaces from './he/places.ts'
import * as heQuestions from './he/questions.ts'
import * as heSteps from './he/steps.ts'

const names = {
  entry: (dictionary: string, code: string) =>
    dictionary === 'cities' && code === '5000' ? 'תל אביב' : undefined,
  file: (fileName: string) => (fileName === 'army.pdf' ? 'שחרור.pdf' : undefined),
  labelParams: { from: '02.12.2023', to: '15.12.2024' },
}
const he = applicationWording(
  { ...heValues, ...heNotes, ...heOptions, ...hePlaces, ...heQuestions, ...heSteps },
  { ...names, language: 'he' },
)
const ar = applicationWording(
  { ...arValues, ...arNotes, ...arOptions, ...arPlaces, ...arQuestions, ...arSteps },
  { ...names, language: 'ar' },
)

const { isParentTwoBiometricId: _leftAlone, ...answers } = sampleAnswers
const lines = answerLines(applicationForm, answers, sampleContext)
const read = (questionId: string, index?: number, part?: string) => {
  const line = lines.find((one) => one.questionId === questionId && one.index === index && one.part === part)
  return line && `${he.label(line)} | ${he.text(line)}`
}

describe('the wording of an application', () => {
  it.each([
    ['a text', read('firstName'), 'שם פרטי | נועה'],
    ['a day', read('birthday'), 'תאריך לידה | 15.03.2001'],
    ['an option', read('gender'), 'מין | נקבה'],
    ['an option of a shared set', read('year'), 'שנת לימודים | שנה ב׳'],
    ['an entry with a name', read('addressByIdCity'), 'יישוב | תל אביב'],
    ['an entry without one', read('bank'), 'בנק | 12'],
    [
      'yes, with dates in the label',
      read('isReservist'),
      'האם שירתתם במילואים בין 02.12.2023 ל־15.12.2024? | כן',
    ],
    ['no', read('isOrphan'), 'האם התייתמתם מאחד ההורים או משניהם? | לא'],
    ['yes or no left alone', read('isParentTwoBiometricId'), 'האם תעודת הזהות של הורה 2 ביומטרית? | לא נמסר'],
    ['a box', read('approveIncomes'), 'אני מצהיר/ה כי פירטתי את כל מקורות ההכנסה של בני המשפחה | כן'],
    ['a box left alone', read('isEducationalStudent'), 'אני לומד/ת לתואר בהוראה (B.Ed) | לא'],
    ['a phone number', read('phone'), 'טלפון נייד | 050-1234567'],
    ['nothing', read('phoneAdditional'), 'טלפון נוסף | לא נמסר'],
    ['a file', read('armyTypeDocument'), 'תעודת שחרור / אישור שירות | שחרור.pdf'],
    ['a line of a list', read('disabledFamilyMembers', 0, 'type'), 'בן/בת משפחה 1: קרבה משפחתית | הורה 1'],
    [
      'a file about somebody',
      read('disabilityDocuments', 0),
      'אישור נכות מהמוסד לביטוח לאומי או ממשרד הביטחון: הורה 1 | disability.pdf',
    ],
    [
      'a file of several',
      read('siblingsStudyConfirmations', 0),
      'אישור לימודים של אח/ות סטודנט/ית עד גיל 30 (1) | sibling.pdf',
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('contains the statements that are declared with the correctness of the answers', () => {
    const line = lines.find(({ questionId }) => questionId === 'declarationCorrectnessInformation')
    expect(line && he.statements(line)).toEqual([
      heNotes.formNotes.academicScope,
      heNotes.formNotes.correctnessText,
    ])
    expect(line && ar.statements(line)).toEqual([
      arNotes.formNotes.academicScope,
      arNotes.formNotes.correctnessText,
    ])
    expect(lines.filter((one) => he.statements(one).length > 0)).toEqual([line])
  })

  it('has a label and a place for every line, in every language', () => {
    for (const wording of [he, ar]) {
      expect(lines.filter((line) => wording.place(line) === line.place)).toEqual([])
      expect(lines.filter((line) => wording.label(line).includes(line.labelKey))).toEqual([])
      expect(lines.filter((line) => wording.label(line).includes('{'))).toEqual([])
    }
  })

  it('joins several texts with the comma of the language', () => {
    const [line] = lines
    if (!line) throw new Error('The sample has no line')
    const chosen = { ...line, value: ['a', 'b'] }
    expect([he.list(['א', 'ב']), he.text(chosen)]).toEqual(['א, ב', 'a, b'])
    expect([ar.list(['א', 'ב']), ar.text(chosen)]).toEqual(['א، ב', 'a، b'])
  })

  it('is stored in the snapshot', () => {
    const snapshot = takeSnapshot({
      form: applicationForm,
      answers: sampleAnswers,
      context: sampleContext,
      header: { period: '2025', rulesVersion: '1', language: 'ar', submittedAt: '2024-12-20T08:00:00.000Z' },
      wording: ar,
      findFile: () => ({ originalName: 'scan.pdf', sha256: 'abc' }),
    })
    expect(snapshot.sections.map(({ title }) => title)).toEqual([
      'التفاصيل الشخصية',
      'تفاصيل الحساب البنكي',
      'تفاصيل إضافية',
      'رفع المستندات',
    ])
    expect(snapshot.sections[0]?.lines[0]).toEqual({
      questionId: 'firstName',
      place: 'التفاصيل الشخصية',
      label: 'الاسم الشخصي',
      value: 'נועה',
      text: 'נועה',
      wire: 'first_name',
    })
  })
})
