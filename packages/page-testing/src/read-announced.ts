/** One node as Chromium hands it to a screen reader; what is read of it. */
export type AccessibilityNode = {
  readonly nodeId: string
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
  /** Where the keyboard stands: role, name, what describes it, and whether it is said to be wrong. */
  readonly focus: string
  /** What stands in regions that are read out when they change. */
  readonly live: readonly string[]
}

const propertyOf = ({ properties = [] }: AccessibilityNode, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value

const isLive = (node: AccessibilityNode): boolean =>
  ['polite', 'assertive'].includes(String(propertyOf(node, 'live')))

/** What a screen reader would say of a page, read from the browser's accessibility tree. */
export const readAnnounced = (nodes: readonly AccessibilityNode[], title: string): Announced => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (node: AccessibilityNode): string =>
    node.role?.value === 'StaticText'
      ? (node.name?.value ?? '')
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join(' ')
  const shown = nodes.filter(({ ignored }) => !ignored)
  const focused = shown.findLast((node) => propertyOf(node, 'focused') === true)
  return {
    title,
    headings: shown
      .filter((node) => node.role?.value === 'heading' && propertyOf(node, 'level') === 1)
      .map(({ name }) => name?.value ?? ''),
    focus: [
      focused?.role?.value,
      focused?.name?.value,
      focused?.description?.value,
      ...(focused && propertyOf(focused, 'invalid') === 'true' ? ['invalid'] : []),
    ]
      .filter(Boolean)
      .join(' | '),
    live: shown
      .filter(isLive)
      .map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  }
}

/** What of it a test is about. */
export type Expected = { readonly [Part in keyof Announced]?: unknown }
