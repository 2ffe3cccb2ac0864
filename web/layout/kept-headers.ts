/** For pages that are the same for everyone: the server keeps them and clears them on changes. */
export function keptFor(seconds: number): Record<string, string> {
  return { 'cache-control': `public, s-maxage=${seconds}` }
}
