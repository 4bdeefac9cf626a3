/**
 * Styles of a form sent by script: its faults, its thanks and the country before a phone. No page loads them earlier.
 */
export const ENHANCED_STYLE = `[data-error]:not([hidden]){color:var(--error);font-size:.875rem;line-height:1.45}
[data-error]::before{content:"";display:inline-block;width:10px;height:9px;margin-inline-end:7px;background:currentColor;clip-path:polygon(50% 0,100% 100%,0 100%)}
[data-site-form] [aria-invalid]{border-color:var(--error)}
[data-site-form] select{flex:none;width:auto}
[data-sent]:not([hidden]){display:grid;gap:10px;max-width:620px;padding-block:20px;border-top:2px solid var(--success)}
[data-sent] p:first-child{font:620 1.25rem/1.2 var(--heading)}`;
