// The parser of pdf.js under a name of ours: the server knows the file by it, and lets only this worker compile the
// decoders of pictures in PDFs, which are WebAssembly.
import 'pdfjs-dist/build/pdf.worker.mjs'
