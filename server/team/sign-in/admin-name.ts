const NAME = /^[A-Za-z0-9_.-]{3,32}$/

export function isAdminName(name: string): boolean {
  return NAME.test(name)
}
