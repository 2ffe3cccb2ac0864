declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

/** Fingerprint of all pictures together; part of their addresses. */
declare const __ART_VERSION__: string
