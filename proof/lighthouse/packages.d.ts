// The types that we use of packages that are installed only by `npm --prefix proof run lighthouse`.
declare module 'chrome-launcher' {
  type Options = { chromePath: string; chromeFlags: string[]; logLevel: 'silent' }
  export function launch(options: Options): Promise<{ port: number; kill(): void }>
}

declare module 'lighthouse' {
  type Details = { type: string; items: Record<string, unknown>[] }
  type Audit = {
    id: string
    title: string
    score: number | null
    numericValue?: number
    details?: Details
  }
  export type Result = {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, Audit>
    runtimeError?: { message: string }
  }
  type Flags = { port: number; logLevel: 'silent'; onlyCategories: string[] }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>
}
