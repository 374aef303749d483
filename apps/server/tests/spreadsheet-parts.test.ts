import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { checkContent } from '../src/platform/content/check-content.ts'
import { makeXlsx, type makeZip, relationsXml, sheetName, sheetXml, typesXml } from './support/make-zip.ts'
import { sharedFile, whyNoSharedData } from './support/shared-data.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-parts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const checkPath = async (path: string): Promise<string> => {
  try {
    return (await checkContent(path)).format
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
const check = (content: Buffer): Promise<string> => {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return checkPath(path)
}

type Part = Parameters<typeof makeZip>[0][number]
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const document = 'application/vnd.openxmlformats-officedocument'
const microsoft = 'http://schemas.microsoft.com/office'

const typesPart = (more = '', book?: string): Part => ({
  name: '[Content_Types].xml',
  content: typesXml(more, book),
})
const override = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${type}"/>`
const ending = (name: string, type: string): string => `<Default Extension="${name}" ContentType="${type}"/>`
const sheetRelations = (...list: Parameters<typeof relationsXml>[0]): Part => ({
  name: 'xl/worksheets/_rels/sheet1.xml.rels',
  content: relationsXml(list),
})
const bookRelations = (...list: Parameters<typeof relationsXml>[0]): Part => ({
  name: 'xl/_rels/workbook.xml.rels',
  content: relationsXml([['worksheet', 'worksheets/sheet1.xml'], ...list]),
})
const withParts = (...parts: readonly Part[]): Buffer => makeXlsx([['a', 'b']], parts)
const withPart = (name: string, type: string, content: string | Buffer = '<a/>'): Buffer =>
  withParts(typesPart(override(name, type)), { name, content })
const withFormula = (formula: string): Buffer => makeXlsx([[`<f>${formula}</f><v>1</v>`]])
const utf16 = (text: string, isBigEndian = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

const macroBook = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const macroTypes = typesXml('', macroBook)

describe('macros are found', () => {
  it.each([
    ['by the type of the book', () => withParts(typesPart('', macroBook))],
    [
      'of a template',
      () => withParts(typesPart('', 'application/vnd.ms-excel.template.macroEnabled.main+xml')),
    ],
    ['of types in UTF-16', () => withParts({ name: '[Content_Types].xml', content: utf16(macroTypes) })],
    [
      'of types in UTF-16, the other way round',
      () => withParts({ name: '[Content_Types].xml', content: utf16(macroTypes, true) }),
    ],
    [
      'of types in UTF-16 without a mark',
      () => withParts({ name: '[Content_Types].xml', content: utf16(macroTypes).subarray(2) }),
    ],
    [
      'in character references',
      () =>
        withParts(
          typesPart(
            '',
            macroBook.replace('macroEnabled', '&#109;acro&#x45;nabled').replace('vnd', '&#x76;nd'),
          ),
        ),
    ],
    [
      'behind blanks',
      () =>
        withParts({
          name: '[Content_Types].xml',
          content: macroTypes.replace('<Override', `${' '.repeat(900_000)}<Override`),
        }),
    ],
    ['in other letters', () => withParts(typesPart('', macroBook.toUpperCase()))],
    ['with blanks around', () => withParts(typesPart('', ` ${macroBook} `))],
    [
      'in a part with another name',
      () => withPart('xl/media/picture.png', 'application/vnd.ms-office.vbaProject', 'x'),
    ],
    [
      'by the usual name, whatever it claims to be',
      () => withParts({ name: 'xl/vbaProject.bin', content: 'x' }),
    ],
    [
      'in a macro sheet with another name',
      () => withPart('xl/worksheets/sheet2.xml', 'application/vnd.ms-excel.macrosheet+xml'),
    ],
    [
      'in an international macro sheet',
      () => withPart('xl/x.xml', 'application/vnd.ms-excel.intlmacrosheet+xml'),
    ],
    [
      'by the relation of a sheet that claims to be an ordinary one',
      () =>
        withParts(bookRelations([`${microsoft}/2006/relationships/xlMacrosheet`, 'worksheets/sheet1.xml'])),
    ],
    [
      'by a relation to Visual Basic',
      () => withParts(bookRelations([`${microsoft}/2006/relationships/vbaProject`, 'media/image1.png'])),
    ],
    [
      'in a sheet that is none',
      () =>
        withParts({ name: sheetName, content: '<xm:macrosheet xmlns:xm="m"><sheetData/></xm:macrosheet>' }),
    ],
    ['in controls', () => withPart('xl/controls/a.xml', 'application/vnd.ms-office.activeX+xml')],
    [
      'in a name of the book',
      () =>
        withParts({
          name: 'xl/workbook.xml',
          content:
            '<workbook><definedNames><definedName name="Auto_Open" xlm="1">Sheet1!$A$1</definedName></definedNames></workbook>',
        }),
    ],
  ])('%s', async (_name, make) => {
    expect(await check(make())).toBe('HAS_MACROS')
  })
})

const externalLink = `${sheet}.externalLink+xml`

describe('links out of the file and embedded content are found', () => {
  it.each<readonly [name: string, make: () => Buffer]>([
    ['a link to another book', () => withPart('xl/externalLinks/externalLink1.xml', externalLink)],
    ['a link to another book, by its relation', () => withParts(bookRelations(['externalLink', 'a.xml']))],
    [
      'the way of such a link',
      () =>
        withParts({
          name: 'xl/externalLinks/_rels/a.xml.rels',
          content: relationsXml([['externalLinkPath', 'file:///c:/a.xlsx', 'External']]),
        }),
    ],
    ['an embedded object', () => withPart('xl/embeddings/a.bin', `${document}.oleObject`, 'x')],
    ['an embedded object, by its relation', () => withParts(sheetRelations(['oleObject', '../media/a.png']))],
    ['an embedded file', () => withParts(sheetRelations(['package', '../media/a.png']))],
    ['a control, by its relation', () => withParts(sheetRelations(['control', '../a.xml']))],
    ['connections', () => withPart('xl/connections.xml', `${sheet}.connections+xml`)],
    ['a query', () => withPart('xl/queryTables/a.xml', `${sheet}.queryTable+xml`)],
    [
      'values of other programs',
      () => withPart('xl/volatileDependencies.xml', `${sheet}.volatileDependencies+xml`),
    ],
    ['an add-in', () => withPart('xl/webextensions/a.xml', 'application/vnd.ms-office.webextension+xml')],
    [
      'buttons in the program itself',
      () =>
        withParts({
          name: '_rels/.rels',
          content: relationsXml([
            ['officeDocument', 'xl/workbook.xml'],
            [`${microsoft}/2006/relationships/ui/extensibility`, 'customUI.xml'],
          ]),
        }),
    ],
    [
      'a template from elsewhere',
      () => withParts(bookRelations(['attachedTemplate', 'http://a.b/c', 'External'])),
    ],
    ['a picture from elsewhere', () => withParts(sheetRelations(['image', 'http://a.b/c.png', 'External']))],
    [
      'a sheet from elsewhere, in other letters',
      () => withParts(bookRelations(['worksheet', 'http://a.b/c.xml', 'EXTERNAL'])),
    ],
    [
      'a relation in character references',
      () => withParts(sheetRelations(['&#111;leObject', '../media/a.png'])),
    ],
    [
      'relations in UTF-16',
      () =>
        withParts({
          name: 'xl/worksheets/_rels/sheet1.xml.rels',
          content: utf16(relationsXml([['oleObject', '../media/a.png']])),
        }),
    ],
    ['a part of a type that nobody knows', () => withPart('xl/a.xml', 'application/x-unknown+xml')],
    ['another document inside', () => withPart('xl/a.docx', `${document}.wordprocessingml.document`)],
    ...[
      'javascript:alert(1)',
      'java&#10;script:alert(1)',
      'file:///c:/windows/system32/cmd.exe',
      '\\\\server\\share\\a.xlsx',
      '//server/share',
      'ms-msdt:/id',
      'ms-excel:ofe|u|http://a.b/c.xlsx',
      'search-ms:query',
      'data:text/html,x',
      'vbscript:x',
    ].map(
      (target) =>
        [
          `a hyperlink to ${target}`,
          () => withParts(sheetRelations(['hyperlink', target, 'External'])),
        ] as const,
    ),
    ...[
      "cmd|' /C calc'!A0",
      "'cmd'|'/C calc'!A0",
      'cmd|&apos;/C calc&apos;!A0',
      'cmd&#124;&apos;/C calc&apos;!A0',
      '<![CDATA[cmd|x!A0]]>',
      "1+MSEXCEL|'\\..\\..\\cmd.exe'!A1",
      'DDE("soffice";"a";"b")',
      'dde ("soffice","a","b")',
      'RTD("prog",,"x")',
      'CALL("Kernel32","WinExec","JCJ","calc",0)',
      'REGISTER.ID("a","b")',
      '_xlfn.WEBSERVICE("http://a.b")',
      '_xlfn.IMAGE("http://a.b/c.png")',
      'IMPORTDATA("http://a.b")',
      'IF(TRUE,WEBSERVICE("http://a.b"),"")',
      `T['#a]&amp;WEBSERVICE("http://a.b")&amp;T['#b]`,
    ].map((formula) => [`the formula ${formula}`, () => withFormula(formula)] as const),
    [
      'a formula in a name',
      () =>
        withParts({
          name: 'xl/workbook.xml',
          content:
            '<workbook><definedNames><definedName name="a">cmd|\'/C calc\'!A0</definedName></definedNames></workbook>',
        }),
    ],
    [
      'a formula of a condition',
      () =>
        withParts({
          name: sheetName,
          content: sheetXml([['a']]).replace(
            '</worksheet>',
            "<conditionalFormatting><cfRule><formula>cmd|'/C calc'!A0</formula></cfRule></conditionalFormatting></worksheet>",
          ),
        }),
    ],
  ])('%s', async (_name, make) => {
    expect(await check(make())).toBe('ACTIVE_CONTENT')
  })
})

const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'

describe('a document type is refused in any part', () => {
  it.each([
    ['of the types', '[Content_Types].xml', entity],
    ['of the relations', 'xl/worksheets/_rels/sheet1.xml.rels', entity],
    ['of a sheet', sheetName, entity],
    ['of a part without ending', 'xl/oddly', entity],
    ['of a part with an odd ending', 'xl/a.dat', entity],
    ['in UTF-16', 'xl/a.xml', utf16(entity)],
    ['in UTF-16, the other way round, without a mark', 'xl/a.xml', utf16(entity, true).subarray(2)],
    ['behind a declaration', 'xl/a.xml', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- -->\n${entity}`],
    ['behind blanks', 'xl/a.xml', `<?xml version="1.0"?>${' '.repeat(60_000)}${entity}`],
    [
      'behind more blanks than anyone writes',
      'xl/a.xml',
      `<?xml version="1.0"?>${' '.repeat(1_200_000)}${entity}`,
    ],
    [
      'in an encoding that hides it',
      'xl/a.xml',
      Buffer.from('<?xml version="1.0" encoding="UTF-7"?>+ADw-+ACE-DOCTYPE a+AD4-<a/>'),
    ],
  ])('%s', async (_name, name, content) => {
    const types = typesPart(ending('dat', 'application/xml') + override('xl/oddly', 'application/xml'))
    const parts = name === types.name ? [{ name, content }] : [types, { name, content }]
    expect(await check(withParts(...parts))).toBe('BAD_FORMAT')
  })
})

describe('a package that programs read differently', () => {
  it.each([
    ['has a part twice', () => withParts({ name: 'xl/WORKBOOK.xml', content: '<workbook/>' }), 'BROKEN_FILE'],
    [
      'has a part twice by escapes',
      () => withParts({ name: 'xl/work%62ook.xml', content: '<a/>' }),
      'BROKEN_FILE',
    ],
    [
      'gives two types to a part',
      () => withParts(typesPart(override('XL/workbook.xml', macroBook))),
      'BROKEN_FILE',
    ],
    ['has a part without a type', () => withParts({ name: 'xl/a.unknown', content: 'x' }), 'BAD_FORMAT'],
    [
      'has two books',
      () =>
        withParts({
          name: '_rels/.rels',
          content: relationsXml([
            ['officeDocument', 'xl/workbook.xml'],
            ['officeDocument', 'xl/other.xml'],
          ]),
        }),
      'BAD_FORMAT',
    ],
    ['has no book', () => withParts({ name: '_rels/.rels', content: relationsXml([]) }), 'BAD_FORMAT'],
    [
      'is another document',
      () => withParts(typesPart('', `${document}.wordprocessingml.document.main+xml`)),
      'BAD_FORMAT',
    ],
    [
      'is a book of the binary kind',
      () => withParts(typesPart('', 'application/vnd.ms-excel.sheet.binary.macroEnabled.main')),
      'BAD_FORMAT',
    ],
    [
      'hides types behind a megabyte in one tag',
      () =>
        withParts({
          name: '[Content_Types].xml',
          content: typesXml().replace('<Override', `<Override${' '.repeat(1_500_000)}`),
        }),
      'BROKEN_FILE',
    ],
    ['has endless types', () => withParts(typesPart('<a/>'.repeat(1_200_000))), 'ARCHIVE_BOMB'],
  ])('%s', async (_name, make, code) => {
    expect(await check(make())).toBe(code)
  })
})

describe('files that people really send are accepted', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const excelParts: readonly (readonly [name: string, type: string, content?: string | Buffer])[] = [
    ['docProps/app.xml', `${document}.extended-properties+xml`],
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['docProps/custom.xml', `${document}.custom-properties+xml`],
    ['docMetadata/LabelInfo.xml', 'application/vnd.ms-office.classificationlabels+xml'],
    ['xl/theme/theme1.xml', `${document}.theme+xml`],
    ['xl/styles.xml', `${sheet}.styles+xml`],
    ['xl/sharedStrings.xml', `${sheet}.sharedStrings+xml`],
    ['xl/calcChain.xml', `${sheet}.calcChain+xml`],
    ['xl/metadata.xml', `${sheet}.sheetMetadata+xml`],
    ['xl/comments1.xml', `${sheet}.comments+xml`],
    ['xl/threadedComments/threadedComment1.xml', 'application/vnd.ms-excel.threadedcomments+xml'],
    ['xl/persons/person.xml', 'application/vnd.ms-excel.person+xml'],
    ['xl/tables/table1.xml', `${sheet}.table+xml`],
    ['xl/drawings/drawing1.xml', `${document}.drawing+xml`],
    // As Excel writes it: not well-formed XML.
    [
      'xl/drawings/vmlDrawing1.vml',
      `${document}.vmlDrawing`,
      '<xml xmlns:v="urn"><v:shape><br></v:shape></xml>',
    ],
    ['xl/charts/chart1.xml', `${document}.drawingml.chart+xml`],
    ['xl/charts/style1.xml', 'application/vnd.ms-office.chartstyle+xml'],
    ['xl/charts/colors1.xml', 'application/vnd.ms-office.chartcolorstyle+xml'],
    ['xl/pivotTables/pivotTable1.xml', `${sheet}.pivotTable+xml`],
    ['xl/pivotCache/pivotCacheDefinition1.xml', `${sheet}.pivotCacheDefinition+xml`],
    ['xl/pivotCache/pivotCacheRecords1.xml', `${sheet}.pivotCacheRecords+xml`],
    ['xl/slicers/slicer1.xml', 'application/vnd.ms-excel.slicer+xml'],
    ['xl/ctrlProps/ctrlProp1.xml', 'application/vnd.ms-excel.controlproperties+xml'],
    ['xl/richData/rdrichvalue.xml', 'application/vnd.ms-excel.rdrichvalue+xml'],
    ['customXml/itemProps1.xml', `${document}.customXmlProperties+xml`],
    ['customXml/item1.xml', 'application/xml', utf16('<?xml version="1.0" encoding="utf-16"?><a/>')],
    ['xl/printerSettings/printerSettings1.bin', `${sheet}.printerSettings`, Buffer.alloc(99, 7)],
    ['xl/media/image1.png', 'image/png', png],
    ['xl/media/image2.emf', 'image/x-emf', Buffer.alloc(9)],
    ['xl/media/image3.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ]
  const excel = (): Buffer =>
    withParts(
      typesPart(excelParts.map(([name, type]) => override(name, type)).join('')),
      {
        name: '_rels/.rels',
        content: relationsXml([
          ['officeDocument', 'xl/workbook.xml'],
          ['extended-properties', 'docProps/app.xml'],
          ['custom-properties', 'docProps/custom.xml'],
          [
            'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
            'docProps/core.xml',
          ],
          [`${microsoft}/2020/02/relationships/classificationlabels`, 'docMetadata/LabelInfo.xml'],
        ]),
      },
      bookRelations(
        ['theme', 'theme/theme1.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['calcChain', 'calcChain.xml'],
        ['sheetMetadata', 'metadata.xml'],
        ['pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml'],
        ['customXml', '../customXml/item1.xml'],
        [`${microsoft}/2017/10/relationships/person`, 'persons/person.xml'],
        [`${microsoft}/2017/06/relationships/rdRichValue`, 'richData/rdrichvalue.xml'],
      ),
      sheetRelations(
        ['hyperlink', 'https://milgo.example/?a=1&amp;b=2#c', 'External'],
        ['hyperlink', 'mailto:a@milgo.example', 'External'],
        ['hyperlink', 'tel:+972521234567', 'External'],
        ['hyperlink', 'next%20year.xlsx', 'External'],
        ['hyperlink', '#Sheet2!A1'],
        ['printerSettings', '../printerSettings/printerSettings1.bin'],
        ['drawing', '../drawings/drawing1.xml'],
        ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
        ['comments', '../comments1.xml'],
        ['table', '../tables/table1.xml'],
        ['pivotTable', '../pivotTables/pivotTable1.xml'],
        ['ctrlProp', '../ctrlProps/ctrlProp1.xml'],
        [`${microsoft}/2017/10/relationships/threadedComment`, '../threadedComments/threadedComment1.xml'],
        [`${microsoft}/2007/relationships/slicer`, '../slicers/slicer1.xml'],
      ),
      {
        name: 'xl/charts/_rels/chart1.xml.rels',
        content: relationsXml([
          [`${microsoft}/2011/relationships/chartStyle`, 'style1.xml'],
          [`${microsoft}/2011/relationships/chartColorStyle`, 'colors1.xml'],
        ]),
      },
      {
        name: 'xl/drawings/_rels/drawing1.xml.rels',
        content: relationsXml([['image', '../media/image1.png']]),
      },
      {
        name: 'customXml/_rels/item1.xml.rels',
        content: relationsXml([['customXmlProps', 'itemProps1.xml']]),
      },
      { name: '[trash]/0000.dat', content: Buffer.alloc(99, 1) },
      ...excelParts.map(
        ([name, , content = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a/>']) => ({
          name,
          content,
        }),
      ),
    )
  const google = (): Buffer =>
    withParts(
      typesPart(
        override('xl/metadata', 'application/binary') + override('xl/styles.xml', `${sheet}.styles+xml`),
      ),
      bookRelations(
        ['styles', 'styles.xml'],
        ['http://customschemas.google.com/relationships/workbookmetadata', 'metadata'],
      ),
      { name: 'xl/metadata', content: Buffer.from([8, 1, 18, 4]) },
      { name: 'xl/styles.xml', content: `<styleSheet xmlns="${main}"/>` },
    )
  const libreOffice = (): Buffer =>
    withParts(
      typesPart(ending('png', 'image/png') + ending('jpeg', 'image/jpeg')),
      {
        name: '_rels/.rels',
        content: relationsXml([
          [
            'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties',
            'a.xml',
          ],
          ['officeDocument', 'xl/workbook.xml'],
        ]),
      },
      { name: 'xl/media/image1.png', content: png },
      { name: 'xl/', content: '' },
    )
  const strict = (): Buffer =>
    withParts({
      name: '_rels/.rels',
      content: relationsXml([
        ['http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument', '/xl/workbook.xml'],
      ]),
    })

  it.each([
    ['of Excel, with all that it may hold', excel],
    ['of Google', google],
    ['of LibreOffice', libreOffice],
    ['of the strict kind', strict],
    ['a template without macros', () => withParts(typesPart('', `${sheet}.template.main+xml`))],
    ['in UTF-16', () => withParts({ name: '[Content_Types].xml', content: utf16(typesXml()) })],
    [
      'with tags under a prefix',
      () =>
        withParts({
          name: '[Content_Types].xml',
          content: typesXml()
            .replace(/<(\/?)(Types|Default|Override)/g, '<$1t:$2')
            .replace('xmlns=', 'xmlns:t='),
        }),
    ],
  ])('%s', async (_name, make) => {
    expect(await check(make())).toBe('xlsx')
  })

  it.each([
    'SUM(A1:B2)',
    '"a|b"&amp;A1',
    "'a|b'!A1",
    "'Call (2)'!A1",
    'CALLER+1',
    'IFERROR(__xludf.DUMMYFUNCTION("IMPORTRANGE(""a"",""b"")"),"x")',
    '_xlfn.XLOOKUP(A1,B:B,C:C)',
    'Table1[[#This Row],[a]]*2',
    'HYPERLINK("https://milgo.example","a")',
    "SUM('שנה א'!A1:A9)",
  ])('a formula: %s', async (formula) => {
    expect(await check(withFormula(formula))).toBe('xlsx')
  })

  it.skipIf(whyNoSharedData)('published tables', async () => {
    for (const name of ['bycode2021.xlsx', '24_22_375t1.xlsx'])
      expect([name, await checkPath(sharedFile(name))]).toEqual([name, 'xlsx'])
  })
  it('the file of the end-to-end tests', async () => {
    expect(await checkPath(join(import.meta.dirname, '../../../e2e/files/income.xlsx'))).toBe('xlsx')
  })
})

describe('a chart', () => {
  const chart = `${document}.drawingml.chart+xml`
  const chartOf = (formula: string, type = chart): Buffer =>
    withPart(
      'xl/charts/chart1.xml',
      type,
      `<c:chartSpace xmlns:c="c"><c:val><c:numRef><c:f>${formula}</c:f></c:numRef></c:val></c:chartSpace>`,
    )
  it.each([
    'Sheet1!$A$1:$A$9',
    "'my [sheet'!A1",
    '[0]!Sales',
    '(Sheet1!$A$1,Sheet1!$A$9)',
    '{1,2,3}',
    "'גיליון 1'!$B$2:$B$5",
  ])('that draws %s is accepted', async (formula) => {
    expect(await check(chartOf(formula))).toBe('xlsx')
  })
  it.each([
    '[1]Sheet1!$A$1',
    "'[book.xlsx]Sheet 1'!$A$1",
    "'C:\\folder\\[book.xlsx]Sheet1'!$A$1",
    "'https://a.example/[book.xlsx]Sheet1'!$A$1",
    "cmd|' /C calc'!A0",
    'WEBSERVICE(&quot;http://a.example&quot;)',
  ])('that draws %s is refused', async (formula) => {
    expect(await check(chartOf(formula))).toBe('ACTIVE_CONTENT')
    expect(await check(chartOf(formula, 'application/vnd.ms-office.chartex+xml'))).toBe('ACTIVE_CONTENT')
  })
})
