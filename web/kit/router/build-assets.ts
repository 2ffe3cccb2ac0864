// Scripts and styles of each page, from the manifest that Vite writes with the build.
import type { PageAssets } from './page-data.ts'

export type Manifest = Record<
  string,
  { file: string; css?: readonly string[]; imports?: readonly string[]; isEntry?: boolean }
>

/** `files` are source files: the entry, the layout, the page. Their scripts come first, and `sheet` before their styles. */
export function createBuildAssets(manifest: Manifest, build: string) {
  return (sheet: string, files: readonly string[]): PageAssets => {
    const chunks = new Set<string>()
    const add = (name: string): void => {
      if (chunks.has(name)) return
      chunks.add(name)
      for (const imported of manifest[name]?.imports ?? []) add(imported)
    }
    for (const file of files) add(file)
    const found = [...chunks].flatMap((name) => manifest[name] ?? [])
    return {
      build,
      styles: unique([manifest[sheet]?.file ?? [], ...found.map(({ css = [] }) => css)].flat()),
      scripts: unique([
        ...files.flatMap((file) => manifest[file]?.file ?? []),
        ...found.map(({ file }) => file),
      ]),
    }
  }
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)].map((path) => `/${path}`)
}
