/** The used fields of a node of Chromium's accessibility tree. */
export type AccessibilityNode = {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

export type Announced = {
  readonly title: string
  /** The main headings. */
  readonly headings: readonly string[]
  /** All headings in their order, each after its level. */
  readonly outline: readonly string[]
  /** The focused element: role, name, description, and whether it is marked invalid. */
  readonly focus: string
  /** The names of the groups around the focused element, from the outside in. */
  readonly groups: readonly string[]
  /** The texts of live regions. */
  readonly live: readonly string[]
}

const propertyOf = ({ properties = [] }: AccessibilityNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value

const groupRoles: readonly string[] = ['group', 'radiogroup']

const isLive = (node: AccessibilityNode): boolean =>
  ['polite', 'assertive'].includes(String(propertyOf(node, 'live')))

/** Returns what a screen reader would say about a page, from the browser's accessibility tree. */
export const readAnnounced = (nodes: readonly AccessibilityNode[], title: string): Announced => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inReadingOrder = (node: AccessibilityNode): readonly AccessibilityNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(inReadingOrder),
  ]
  const around = (node: AccessibilityNode): readonly AccessibilityNode[] => {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId)
    return parent ? [...around(parent), parent] : []
  }
  const textOf = (node: AccessibilityNode): string =>
    node.role?.value === 'StaticText'
      ? (node.name?.value ?? '')
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join(' ')
  const shown = nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(inReadingOrder)
    .filter(({ ignored }) => !ignored)
  const focused = shown.findLast((node) => propertyOf(node, 'focused') === true)
  const headings = shown
    .filter((node) => node.role?.value === 'heading')
    .map((node) => ({ level: Number(propertyOf(node, 'level')), text: node.name?.value ?? '' }))
  return {
    title,
    headings: headings.filter(({ level }) => level === 1).map(({ text }) => text),
    outline: headings.map(({ level, text }) => `${level} ${text}`),
    focus: [
      focused?.role?.value,
      focused?.name?.value,
      focused?.description?.value,
      ...(focused && propertyOf(focused, 'invalid') === 'true' ? ['invalid'] : []),
    ]
      .filter(Boolean)
      .join(' | '),
    groups: (focused ? around(focused) : [])
      .filter(({ ignored, role }) => !ignored && groupRoles.includes(role?.value ?? ''))
      .map(({ name }) => name?.value ?? ''),
    live: shown
      .filter(isLive)
      .map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  }
}

/** The parts that a test expects. */
export type Expected = { readonly [Part in keyof Announced]?: unknown }
