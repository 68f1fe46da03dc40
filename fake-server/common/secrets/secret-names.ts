/**
 * Names of fields, headers and cookies with secrets: calls#secret-fields. The only list of this project, compared as described in
 * `is-secret-name.ts`: in lower case, without accents, in words. The names are those that error reporters scrub by default
 * (Sentry, Rails, Laravel), those of OWASP's logging guide, and identifiers that data protection laws name, in the languages of
 * published sites.
 */

/** Secret as one word of a name: `pin`, `userPin`, `pin-code`; not `pinned`, `shipping`, `spinner`. */
export const secretWords: readonly string[] = [
  // credentials
  ...['auth', 'authn', 'authorization', 'authorisation', 'bearer', 'credential', 'credentials', 'creds', 'csrf', 'xsrf', 'jwt'],
  ...['otp', 'totp', 'hotp', 'mfa', 'passcode', 'passkey', 'pin', 'pincode', 'pwd', 'psw', 'psk', 'passw'],
  ...['secret', 'secrets', 'token', 'tokens', 'oauth', 'signature', 'phpsessid', 'jsessionid', 'aspsessionid', 'sessid'],
  // payment
  ...['cvc', 'cvv', 'iban', 'ccnum', 'ccnumber'],
  // persons
  ...['ssn', 'itin', 'passport', 'reisepass'],
  // German
  ...['passwort', 'kennwort', 'losungswort', 'geheimnis', 'geheimzahl', 'mtan', 'pushtan', 'pruefziffer', 'steuerid'],
  // French
  ...['mdp', 'jeton', 'passeport'],
  // Spanish, Portuguese
  ...['contrasena', 'contrasenia', 'dni', 'curp', 'pasaporte', 'senha', 'cpf', 'cnpj', 'passaporte'],
  // Italian
  ...['segreto'],
  // Dutch, Swedish, Norwegian, Danish, Finnish
  ...['bsn', 'paspoort', 'losenord', 'personnummer', 'passord', 'fodselsnummer', 'adgangskode'],
  ...['kodeord', 'salasana', 'tunnusluku', 'henkilotunnus', 'hetu'],
  // Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Croatian, Vietnamese, Indonesian, Greek
  ...['haslo', 'pesel', 'heslo', 'jelszo', 'sifre', 'tckn', 'lozinka', 'zaporka', 'oib', 'matkhau'],
  ...['κωδικος', 'αφμ'],
  // Russian, Ukrainian, Bulgarian, Serbian
  ...['пароль', 'пароля', 'парола', 'лозинка', 'пин', 'токен', 'секрет', 'инн', 'снилс', 'паспорт'],
];

/** Secret as a whole name only, because the word has other meanings: `pass`, `pass-2`; not `boardingPass`. */
export const secretAlone: readonly string[] = [
  ...[
    'pass',
    'pw',
    'pins',
    'pan',
    'tan',
    'csc',
    'cvn',
    'ein',
    'tin',
    'nif',
    'nie',
    'nip',
    'nir',
    'cnp',
    'cpr',
    'rfc',
    'sin',
    'nino',
    'siret',
  ],
  ...['clave', 'parola', 'losen', 'geheim', 'sandi', 'ssid', 'vat', 'bic', 'sig', 'csrfmiddleware'],
  // headers as fields
  ...['cookie', 'cookies', 'setcookie', 'documentcookie', 'cookieheader'],
];

/** Secret as several words of a name together, however they are written: `api_key`, `apiKey`, `API-Key`, `apikey`. */
export const secretPhrases: readonly string[] = [
  // credentials
  ...[
    'accesskey',
    'accesskeyid',
    'apikey',
    'apitoken',
    'appkey',
    'appsecret',
    'authcode',
    'authkey',
    'authtoken',
    'backupcode',
    'backupcodes',
  ],
  ...['clientkey', 'codeverifier', 'connectsid', 'consumerkey', 'decryptionkey', 'encryptionkey', 'hashkey', 'idtoken'],
  ...[
    'licensekey',
    'masterkey',
    'magiclink',
    'onetimecode',
    'passwordhash',
    'privatekey',
    'recoverycode',
    'recoverycodes',
    'recoverykey',
    'secretkey',
  ],
  ...[
    'securityanswer',
    'securitycode',
    'serviceaccountkey',
    'servicekey',
    'sessionid',
    'sessionkey',
    'signingkey',
    'sshkey',
    'subscriptionkey',
  ],
  ...[
    'verificationcode',
    'verifycode',
    'webhookkey',
    'siteusersession',
    'usersession',
    'smscode',
    'twofactor',
    'userpass',
    '2fa',
    '2facode',
  ],
  // payment
  ...[
    'accountnumber',
    'accountno',
    'bankaccount',
    'cardcode',
    'cardcvc',
    'cardexpiry',
    'cardno',
    'cardnum',
    'cardnumber',
    'creditcard',
  ],
  ...['debitcard', 'routingnumber', 'sortcode', 'swiftcode'],
  // persons
  ...[
    'driverlicense',
    'driverslicense',
    'drivinglicence',
    'driverslicence',
    'identitynumber',
    'idcard',
    'nationalid',
    'nationalinsurance',
  ],
  ...[
    'socialinsurance',
    'socialsecurity',
    'taxid',
    'taxidentification',
    'taxnumber',
    'taxpayerid',
    'vatid',
    'vatnumber',
    'maidenname',
  ],
  // German
  ...[
    'ausweisnummer',
    'kartennummer',
    'kartenprufnummer',
    'kartenpruefnummer',
    'kontonummer',
    'kreditkarte',
    'kreditkartennummer',
  ],
  ...[
    'personalausweis',
    'prufnummer',
    'pruefnummer',
    'prufziffer',
    'sicherheitscode',
    'sozialversicherungsnummer',
    'steuernummer',
  ],
  ...['steueridentifikationsnummer', 'ustid', 'geheimefrage', 'einmalpasswort', 'zugangscode'],
  // French
  ...[
    'motdepasse',
    'motpasse',
    'cleapi',
    'clesecrete',
    'clefapi',
    'cartebancaire',
    'cartedecredit',
    'numerodecarte',
    'numerocarte',
  ],
  ...['codesecret', 'cryptogramme', 'numerofiscal', 'numerosecu', 'numerodesecuritesociale', 'securitesociale'],
  // Spanish, Portuguese
  ...[
    'palabrasecreta',
    'clavesecreta',
    'numerodetarjeta',
    'numerotarjeta',
    'tarjetadecredito',
    'codigodeseguridad',
    'seguridadsocial',
  ],
  ...['palavrapasse', 'cartaodecredito', 'numerodocartao', 'numerocartao', 'codigodeseguranca', 'seguridadesocial'],
  // Italian
  ...[
    'paroladordine',
    'chiaveapi',
    'codicefiscale',
    'cartadicredito',
    'numerocarta',
    'numerodicarta',
    'partitaiva',
    'codicesegreto',
  ],
  // Dutch, Nordic, Polish, Turkish, Vietnamese, Indonesian
  ...[
    'burgerservicenummer',
    'rekeningnummer',
    'kaartnummer',
    'kortnummer',
    'kontonummer',
    'luottokortti',
    'numerkarty',
    'numerkonta',
  ],
  ...['kartnumarasi', 'kimlikno', 'tckimlik', 'katasandi', 'kartukredit', 'matkhau'],
  // Russian
  ...['номеркарты', 'кодподтверждения', 'ключапи', 'ключapi'],
];

/** Secret wherever they stand in a name, also within a word: `userpasswordagain`. */
export const secretParts: readonly string[] = [
  ...[
    'password',
    'passwd',
    'passphrase',
    'passwort',
    'kennwort',
    'motdepasse',
    'contrasena',
    'wachtwoord',
    'creditcard',
    'apikey',
  ],
  ...[
    'secretkey',
    'privatekey',
    'accesstoken',
    'authtoken',
    'refreshtoken',
    'sessiontoken',
    'csrftoken',
    'xsrftoken',
    'clientsecret',
  ],
  'кредитнаякарта',
  // Languages without spaces, and those whose words are not split at letters.
  ...[
    'パスワード',
    'パスフレーズ',
    '暗証番号',
    '秘密',
    'カード番号',
    'クレジットカード',
    'セキュリティコード',
    'マイナンバー',
    '口座番号',
    '認証コード',
  ],
  ...[
    '密码',
    '密碼',
    '口令',
    '密钥',
    '令牌',
    '信用卡',
    '卡号',
    '卡號',
    '身份证',
    '身份證',
    '验证码',
    '驗證碼',
    '安全码',
    '银行账号',
    '护照',
  ],
  ...['비밀번호', '암호', '카드번호', '주민등록번호', '인증번호', '계좌번호', '여권번호'],
  ...['סיסמה', 'סיסמא', 'תעודתזהות', 'מספרכרטיס', 'كلمةالمرور', 'كلمةالسر', 'الرقمالسري', 'رقمالبطاقة', 'رمزعبور'],
  ...['पासवर्ड', 'पिनकोड', 'รหัสผ่าน', 'บัตรเครดิต'],
];

/** A word that ends with one of these is secret: `csrftoken`, `dbpwd`; not `secretary`. */
export const secretEndings: readonly string[] = ['token', 'tokens', 'secret', 'pwd', 'passwort', 'sessid'];

/** Names that would be secret by the lists above and are not. */
export const plainNames: readonly string[] = [
  // Counts and kinds, and the names of Squarespace's own settings.
  ...[
    'tokentype',
    'tokencount',
    'maxtokens',
    'designtokens',
    'designtoken',
    'authtype',
    'authmethod',
    'passthrough',
    'bypass',
    'passive',
  ],
  // The contract's own, which a replay needs.
  'carttoken',
  // Headers of browsers and of this platform.
  ...['idempotencykey', 'xsssession', 'xssfault', 'secwebsocketkey', 'surrogatekey', 'cachekey'],
];

/** Secret in the name of a header, beyond the names of fields: `X-Session`, `X-Functions-Key`, `X-Hub-Signature-256`. */
export const secretHeaderWords: readonly string[] = [
  'key',
  'session',
  'sessionid',
  'crumb',
  'nonce',
  'ticket',
  'hmac',
  'cookie',
  'dpop',
  'appcheck',
];

/**
 * Secret in requests to other hosts, of which nothing is known. In the platform's calls they are fields with their own meaning:
 * the key of a form, the state of an address, the code of a coupon.
 */
export const secretElsewhere: readonly string[] = [
  'sid',
  'sess',
  'session',
  'key',
  'sig',
  'code',
  'state',
  'nonce',
  'ticket',
  'hash',
  'crumb',
];

/** Words of a path whose next segment may be a secret: links that are sent to a person. */
export const secretLinks: readonly string[] = [
  ...['reset', 'recover', 'recovery', 'verify', 'verification', 'confirm', 'confirmation', 'activate', 'activation'],
  ...['invite', 'invitation', 'magic', 'unlock'],
];
