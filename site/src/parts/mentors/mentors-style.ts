/** The layout of the mentors on a course page: one scrolling row, however many teach. */
export const MENTORS_STYLE = `[data-mentors] ul{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(280px,1fr);gap:28px;padding-bottom:8px;overflow-x:auto;list-style-type:""}
[data-mentors] li{position:relative;display:grid;grid-template-columns:72px minmax(0,1fr);align-items:center;gap:16px}
[data-portrait]{width:72px;height:72px;border:1px solid var(--line);background:repeating-linear-gradient(135deg,var(--hair) 0 1px,transparent 1px 6px)}
[data-portrait] img{width:100%;height:100%;object-fit:cover}
[data-facts]{display:grid;min-width:0}
[data-facts]>*{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
[data-facts] a{font-weight:600}
[data-facts] a::after{content:"";position:absolute;inset:0}
[data-facts] span{font:.78125rem/1.45 var(--mono);color:var(--faint)}`;
