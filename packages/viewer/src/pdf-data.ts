/** Addresses of our own origin, by file name. A document loads only those that it needs. */
const addresses: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
}

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Fetches fonts, character maps and decoders for pdf.js from files of this build, and from nowhere else. */
export class PdfData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename)
    if (address === undefined) throw new Error(`no such part of pdf.js: ${filename}`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename}: ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
