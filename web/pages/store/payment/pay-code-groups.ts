export function groupByFour(code: string): string {
  return code.replace(/\s/g, '').replace(/.{4}(?=.)/gu, '$& ')
}
