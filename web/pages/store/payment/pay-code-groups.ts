export function groupByFour(code: string): string {
  return (
    code
      .replace(/\s/g, '')
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
