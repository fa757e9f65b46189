/** Styles of the control page, in addition to those of all pages. */
export const pageStyle = `
body{font-size:14px;line-height:20px}
main{max-width:960px;margin:0 auto;padding:32px 24px 64px}
h1{margin-top:24px}
h2{margin:40px 0 4px;font-size:18px;line-height:24px;font-weight:600}
.top{display:flex;align-items:center;gap:10px;font-weight:600}
.top .demo{margin-left:auto}
section,.wide{margin-top:16px;border:1px solid var(--line);border-radius:16px;background:#fff}
section{padding:8px 20px}
.setting{display:grid;grid-template-columns:180px minmax(0,1fr);gap:8px 16px;align-items:center;padding:8px 0}
.setting>div{display:flex;flex-wrap:wrap;gap:8px}
label{margin:0}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 20px;text-align:left;border-top:1px solid var(--line)}
th{border:0;font-weight:500;color:var(--muted)}
.failing{background:#fffadc}
form{display:flex;gap:6px;align-items:center}
.who select{flex:1;min-width:0}
button,select,input{width:auto;min-height:32px;margin:0;padding:0 10px;border:1px solid var(--control);border-radius:8px;background:#fff;font-size:14px;line-height:20px}
button{cursor:pointer;white-space:nowrap}
button:hover{background:var(--canvas)}
button[aria-pressed]{background:var(--brand);border-color:var(--brand);color:#fff}
ul{margin-top:8px;padding-left:20px;overflow-wrap:anywhere}
@media(max-width:640px){.setting{grid-template-columns:minmax(0,1fr)}main{padding:24px 16px}}
`;
