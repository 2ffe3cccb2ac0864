// Services that pages load pictures from. Hosts under .example do not exist: the site renders flags itself.
export type ExternalImages = {
  /** `{code}` is gb or id. */
  flagUrl: string
}

export const externalImages: ExternalImages = {
  flagUrl: 'https://flags.angkasa.example/{code}.svg',
}
