import { describe, expect, it } from 'vitest'
import { type FaqEntry, findStorableSearch, rankFor } from './faq-search.ts'

const entry = { question: 'איך מגישים בקשה מחו״ל?', answer: 'Through the Café, in three steps.' }

const isFound = (search: string, one: FaqEntry = entry) => rankFor(search)(one) > 0

describe('a search', () => {
  it.each(['', '  ', 'מגישים', 'בקשה מגישים', 'חול', 'חו"ל', 'cafe', 'CAFÉ steps', 'הבקש'.slice(1), '???'])(
    '%j finds the entry',
    (search) => {
      expect(isFound(search)).toBe(true)
    },
  )
  it('finds Arabic with every spelling of alef', () => {
    expect(isFound('اسئله الاجابة', { question: 'الأسئلة والإجابة', answer: '' })).toBe(true)
  })
  it.each(['ערעור', '<b>', 'a.*z', 'hree'])('%j does not', (search) => {
    expect(isFound(search)).toBe(false)
  })
  it('of several words needs one of them, which is more than a small word', () => {
    expect(isFound('מגישים ערעור')).toBe(true)
    expect(isFound('איך מערערים')).toBe(false)
    expect(isFound('in the park')).toBe(false)
    expect(isFound('איך')).toBe(true)
  })
  it.each([
    ['לערער', 'איך מערערים?'],
    ['ערעור', 'איך מערערים?'],
    ['3010', 'טופס 3010'],
    ['מלגה', 'ולמלגה'],
    ['המלגה', 'מלגה אחרת'],
    ['מסמך', 'אילו מסמכים?'],
    ['תוכנית', 'תכנית'],
    ['סיסמא', 'שכחתי את הסיסמה'],
    ['הסיסמא', 'איך מחליפים סיסמה?'],
    ['סיסמה', 'איך בוחרים סיסמא?'],
    ['דוגמה', 'אפשר לראות דוגמאות'],
    ['بالمنحة', 'المنحة'],
    ['منحة', 'والمنحة'],
    ['للمنحة', 'منحة'],
  ])('%j finds %j', (search, question) => {
    expect(isFound(search, { question, answer: '' })).toBe(true)
  })
  it.each([
    ['קוד', 'הניקוד'],
    ['קוד', 'הקודם', 'הקוד'],
    ['קוד חדש', 'קוד', 'הקוד החדש'],
    ['ערעור כמה זמן', 'ערעור', 'כמה זמן יש?'],
  ])('%j ranks %j lowest', (search, worst, better = search) => {
    const rank = rankFor(search)
    expect(rank({ question: worst, answer: '' })).toBeLessThan(rank({ question: better, answer: '' }))
  })
  it.each([
    ['documents', 'document'],
    ['deadlines', 'deadline'],
    ['addresses', 'address'],
    ['categories', 'category'],
    ['expenses', 'expense'],
  ])('%j and %j find the same', (many, one) => {
    for (const question of [`the ${one} of it`, `which ${many}?`, 'nothing of this'])
      expect(isFound(many, { question, answer: '' })).toBe(isFound(one, { question, answer: '' }))
    expect(isFound(many, { question: `the ${one} of it`, answer: '' })).toBe(true)
    expect(isFound(one, { question: `which ${many}?`, answer: '' })).toBe(true)
  })
  it.each([
    ['status', 'statue'],
    ['this', 'thing'],
    ['address', 'addressee'.slice(0, 5)],
  ])('takes %j for no plural of %j', (search, question) => {
    expect(isFound(search, { question, answer: '' })).toBe(false)
  })
  it('finds the questions of a topic by its name, after those that have the word themselves', () => {
    const rank = rankFor('documents')
    const ofTopic = rank({ question: 'What is uploaded?', answer: 'Pictures.', topic: 'Documents' })
    expect(ofTopic).toBeGreaterThan(0)
    expect(ofTopic).toBeLessThan(rank({ question: 'Which document?', answer: '', topic: 'Files' }))
    expect(rank({ question: 'What is uploaded?', answer: 'Pictures.', topic: 'Files' })).toBe(0)
  })
  it('does not find a word inside another', () => {
    expect(isFound('קוד', { question: 'מה נכלל בניקוד?', answer: '' })).toBe(false)
    expect(isFound('1', { question: 'עד 10 מ״ב', answer: '' })).toBe(false)
  })
  it.each([
    ['קורא', 'מה קורה אחרי השליחה?'],
    ['הקורא', 'מה קורה אחרי השליחה?'],
    ['מלא', 'מלה'],
    ['סיסמא', 'סיסמתי'],
  ])('does not find %j as another spelling in %j', (search, question) => {
    expect(isFound(search, { question, answer: '' })).toBe(false)
  })
  it.each(['א', 'ב', 'בא'])('of ten thousand characters of %s is answered quickly', (letters) => {
    const started = Date.now()
    expect(isFound(letters.repeat(10_000))).toBe(false)
    expect(
      isFound(letters.repeat(99), { question: letters.repeat(10_000), answer: 'ב'.repeat(10_000) }),
    ).toBe(true)
    expect(isFound('<img src=x onerror=alert(1)>'.repeat(400))).toBe(false)
    // This takes milliseconds, or a second on a busy machine. A regular expression with backtracking would never end.
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})

describe('what the editor may see of a search', () => {
  it.each([
    ['  דמי   מחיה ', 'דמי מחיה'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ['Visa?', 'visa'],
    ['1,48', '1 48'],
    ['form 1.5', 'form 1 5'],
    ['טופס 106', 'טופס 106'],
    ['דירה שכורה', 'דירה שכורה'],
    ['הסטודנטים בשדה 3', 'הסטודנטים בשדה 3'],
    ['ab'.repeat(200), 'ab'.repeat(30)],
  ])('%j is stored as %j', (search, stored) => {
    expect(findStorableSearch(search)).toBe(stored)
  })
  it.each([
    '',
    'א',
    '123456782',
    '12-34-56',
    '3211/4567',
    '0501_2345',
    '1234.5678',
    '12,480',
    '3211 / 4567',
    '１２３４·５６７８',
    '050 123 4567',
    'somebody@example.org',
    '!!',
    '١٢٣٤٥٦٧٨٢',
    '１２３４５',
    'a＠b.co',
    'dana @gmail.com',
    'a @ b.com',
    'dana(at)gmail.com',
    'dana [ AT ] gmail',
    '3010',
    'form 106 of 2025',
    '0501 abc 2345',
    'חשבון 4321 סניף 123',
    `${'מילה '.repeat(60)}0501`,
    'רחוב הרצל 12 דירה 3',
    "ברח' הרצל 12",
    'شارع الزهراء 7',
    'شقة 4',
    'Herzl St. 12',
    '5 March 99',
    '1/2/9',
    'יעל כהן 12.3.1999',
    'noa 1/2/99',
    'نوا ١٢ . ٣ . ٩٩',
    '1999–3–12',
    '12,3,1999',
    '12:3:99',
    '12—3—1999',
    '12.  3.1999',
    '12_3_1999',
    '12 3 1999',
    'יעל כהן 12 במרץ 1999',
    '12 آذار 99',
    '12th of March 1999',
    'March 12, 1999',
    '12march1999',
    '1999 March 12',
  ])('%j is not stored', (search) => {
    expect(findStorableSearch(search)).toBeUndefined()
  })
})
