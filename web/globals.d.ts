/** Fingerprint of all pictures together; part of their addresses. */
declare const __ART_VERSION__: string
