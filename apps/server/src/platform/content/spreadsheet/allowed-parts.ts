/**
 * The parts that a spreadsheet may contain: those that Excel, LibreOffice and Google write into one without macros,
 * links or embedded objects. Everything that is not in these lists is refused, whatever its name.
 */

const sheet = (...names: readonly string[]) =>
  names.map((name) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}`)
const drawing = (...names: readonly string[]) =>
  names.map((name) => `application/vnd.openxmlformats-officedocument.drawingml.${name}+xml`)
const excel = (...names: readonly string[]) => names.map((name) => `application/vnd.ms-excel.${name}+xml`)
const office = (...names: readonly string[]) => names.map((name) => `application/vnd.ms-office.${name}+xml`)
const lowerCased = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()))

/** The types of a workbook's main part. */
export const bookTypes = lowerCased(sheet('sheet.main+xml', 'template.main+xml'))

/** The types of parts that contain formulas. */
export const formulaTypes = lowerCased([...bookTypes, ...sheet('worksheet+xml', 'table+xml')])

/** The types of chart parts, which name the cells that they draw. */
export const chartTypes = lowerCased([...drawing('chart'), ...office('chartex')])

export const relationsType = 'application/vnd.openxmlformats-package.relationships+xml'

/** The types of XML parts, which are read and checked. */
const xmlTypes = lowerCased([
  ...formulaTypes,
  relationsType,
  'application/xml',
  'text/xml',
  'application/vnd.openxmlformats-package.core-properties+xml',
  'application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml',
  'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  'application/vnd.openxmlformats-officedocument.custom-properties+xml',
  'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
  'application/vnd.openxmlformats-officedocument.theme+xml',
  'application/vnd.openxmlformats-officedocument.themeOverride+xml',
  'application/vnd.openxmlformats-officedocument.drawing+xml',
  'application/vnd.openxmlformats-officedocument.vmlDrawing',
  ...sheet(
    'chartsheet+xml',
    'sharedStrings+xml',
    'styles+xml',
    'calcChain+xml',
    'comments+xml',
    'tableSingleCells+xml',
    'pivotTable+xml',
    'pivotCacheDefinition+xml',
    'pivotCacheRecords+xml',
    'sheetMetadata+xml',
    'revisionHeaders+xml',
    'revisionLog+xml',
    'userNames+xml',
  ),
  ...drawing('chart', 'chartshapes', 'diagramData', 'diagramLayout', 'diagramStyle', 'diagramColors'),
  ...excel(
    'slicer',
    'slicerCache',
    'timeline',
    'timelineCache',
    'threadedcomments',
    'person',
    'controlproperties',
    'namedSheetViews',
    'rdrichvalue',
    'rdrichvaluestructure',
    'rdrichvaluetypes',
    'rdarray',
    'richstyles',
    'rdsupportingpropertybag',
    'rdsupportingpropertybagstructure',
    'richvaluerel',
    'featurepropertybag',
  ),
  ...office('chartex', 'chartstyle', 'chartcolorstyle', 'drawingml.diagramDrawing', 'classificationlabels'),
  'image/svg+xml',
])

/** The types of parts that are not XML and cannot run anything. */
const plainTypes = lowerCased([
  ...['png', 'jpeg', 'jpg', 'pjpeg', 'gif', 'bmp', 'x-bmp', 'tiff', 'webp'].map((name) => `image/${name}`),
  ...['x-emf', 'emf', 'x-wmf', 'wmf', 'vnd.ms-photo'].map((name) => `image/${name}`),
  'application/x-msmetafile',
  ...sheet('printerSettings', 'customProperty'),
  'application/vnd.openxmlformats-package.digital-signature-origin',
  // Written by Google into a sheet that it exports.
  'application/binary',
])

export const isXmlType = (type: string): boolean => xmlTypes.has(type)
export const isAllowedType = (type: string): boolean => xmlTypes.has(type) || plainTypes.has(type)

/** Returns whether a part or a relation can run something by its name, so that the refusal can say so. */
export const isMacroName = (name: string): boolean =>
  /macro(enabled|sheet)|vba(project|data)|activex/i.test(name)

/** The standard relations begin with one of these; the second is for files of the strict variant. */
const standardBases = [
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officedocument/relationships/',
]

const standardRelations = lowerCased([
  'officeDocument',
  'extended-properties',
  'extendedProperties',
  'custom-properties',
  'customProperties',
  'worksheet',
  'chartsheet',
  'sharedStrings',
  'styles',
  'theme',
  'themeOverride',
  'calcChain',
  'comments',
  'table',
  'tableSingleCells',
  'pivotTable',
  'pivotCacheDefinition',
  'pivotCacheRecords',
  'sheetMetadata',
  'drawing',
  'vmlDrawing',
  'image',
  'chart',
  'chartUserShapes',
  'diagramData',
  'diagramLayout',
  'diagramQuickStyle',
  'diagramColors',
  'printerSettings',
  'customProperty',
  'customXml',
  'customXmlProps',
  'ctrlProp',
  'revisionHeaders',
  'revisionLog',
  'usernames',
  'hyperlink',
])

const otherRelations = lowerCased([
  ...[
    'metadata/core-properties',
    'metadata/thumbnail',
    'digital-signature/origin',
    'digital-signature/signature',
  ].map((name) => `http://schemas.openxmlformats.org/package/2006/relationships/${name}`),
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/thumbnail',
  ...[
    '2006/relationships/vmlDrawing',
    '2007/relationships/slicer',
    '2007/relationships/slicerCache',
    '2007/relationships/diagramDrawing',
    '2007/relationships/hdphoto',
    '2011/relationships/timeline',
    '2011/relationships/timelineCache',
    '2011/relationships/chartStyle',
    '2011/relationships/chartColorStyle',
    '2014/relationships/chartEx',
    '2017/06/relationships/rdRichValue',
    '2017/06/relationships/rdRichValueStructure',
    '2017/06/relationships/rdRichValueTypes',
    '2017/06/relationships/rdArray',
    '2017/06/relationships/richStyles',
    '2017/06/relationships/rdSupportingPropertyBag',
    '2017/06/relationships/rdSupportingPropertyBagStructure',
    '2017/10/relationships/person',
    '2017/10/relationships/threadedComment',
    '2019/04/relationships/namedSheetView',
    '2020/02/relationships/classificationlabels',
    '2022/10/relationships/richValueRel',
    '2022/11/relationships/FeaturePropertyBag',
  ].map((name) => `http://schemas.microsoft.com/office/${name}`),
])

const googleRelations = 'http://customschemas.google.com/relationships/'

/** Returns a relation's type without its base; undefined if it is not a standard relation. */
const standardNameOf = (type: string): string | undefined => {
  const base = standardBases.find((each) => type.startsWith(each))
  return base && type.slice(base.length)
}

export const isAllowedRelation = (type: string): boolean =>
  standardRelations.has(standardNameOf(type) ?? '') ||
  otherRelations.has(type) ||
  type.startsWith(googleRelations)

export const isBookRelation = (type: string): boolean => standardNameOf(type) === 'officedocument'

/**
 * Returns whether a relation may point outside the file. Only a link that a person clicks may: to a page, a mail
 * address, a phone number, or a file beside this one.
 */
export const mayPointOutside = (type: string, target: string): boolean =>
  standardNameOf(type) === 'hyperlink' && isHarmlessTarget(target)

const isHarmlessTarget = (target: string): boolean => {
  // Programs ignore invisible characters before they look for the scheme.
  const plain = target.replace(/[\p{Cc}\p{Cf}\s]+/gu, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (scheme !== undefined) return ['http', 'https', 'mailto', 'tel'].includes(scheme)
  return !/^[\\/]{2}/.test(plain)
}
